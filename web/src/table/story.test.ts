import { expect, it } from 'vitest';
import type { Entry } from '../wire';
import { gains, tell, total } from './story';

const entry = (ply: number, seat: number | '*'): Entry => ({ ply, seat, text: 'x', events: [] });

it('tells an answer and what chance added to it as one line', () => {
  const lines = tell([entry(0, '*'), entry(1, '*'), entry(2, 0), entry(3, '*'), entry(4, 1)]);
  expect(lines.map((line) => [line.ply, line.after, line.seat])).toEqual([
    [0, 2, '*'],
    [2, 4, 0],
    [4, 5, 1],
  ]);
});

it('finds the lines that changed a part, and by how much; they add up', () => {
  const lines = tell([entry(0, 0), entry(1, 1), entry(2, 0)]);
  const points = [[{ open: 0 }], [{ open: 2 }], [{ open: 2 }], [{ open: 1 }]];
  const found = gains(lines, points, 0, 'open');
  expect(found.map((gain) => [gain.told.ply, gain.by])).toEqual([
    [0, 2],
    [2, -1],
  ]);
  expect(found.reduce((sum, gain) => sum + gain.by, 0)).toBe(1);
});

it('sums parts', () => {
  expect(total({ a: 1, b: 2.5 })).toBe(3.5);
  expect(total(undefined)).toBe(0);
});
