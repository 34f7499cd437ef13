import { expect, it } from 'vitest';
import type { Doc, LogLine } from '../wire';
import { lately, news } from './lately';

const EVENTS = {
  placed: [['seat', 'seat']],
  hit: [
    ['seat', 'seat'],
    ['side', 'seat'],
  ],
  turn: [['seat', 'seat']],
} as unknown as Doc['events'];

const line = (ply: number, seat: number | '*', ...events: LogLine['events']): LogLine => ({
  ply,
  seat,
  text: 'x',
  events,
});
const log = [
  line(0, 0, { kind: 'placed', seat: '0' }),
  line(1, 1, { kind: 'placed', seat: '1' }),
  line(2, '*', { kind: 'placed', seat: '1' }),
  line(3, 1, { kind: 'hit', seat: '1', side: '0' }, { kind: 'turn', seat: '0' }),
];

it('begins after one’s own last answer', () => {
  expect(lately(log, [0], 4).map(({ ply }) => ply)).toEqual([1, 2, 3]);
  expect(lately(log, [0], 2).map(({ ply }) => ply)).toEqual([1]);
  expect(lately(log, [2], 4)).toHaveLength(4);
});

it('tells what was done to oneself first, and nothing of chance or of turns', () => {
  const told = news(lately(log, [0], 4), [0], EVENTS, ['turn']);
  expect(told.map(({ kind }) => kind)).toEqual(['hit', 'placed']);
});

it('goes back to one’s own last turn, whatever one was asked in between', () => {
  const between = [
    line(0, 0, { kind: 'turn', seat: '1' }),
    line(1, 1, { kind: 'hit', seat: '1', side: '0' }),
    line(2, 0, { kind: 'placed', seat: '0' }),
  ];
  const before = line(-1, 1, { kind: 'turn', seat: '0' });
  const begun = line(3, 1, { kind: 'turn', seat: '0' });
  expect(lately([before, ...between], [0], 3)).toEqual([]);
  expect(lately([before, ...between, begun], [0], 4).map(({ ply }) => ply)).toEqual([1, 2, 3]);
  expect(lately([...between, begun], [0], 4).map(({ ply }) => ply)).toEqual([3]);
});
