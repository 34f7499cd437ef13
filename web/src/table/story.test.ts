import { expect, it } from 'vitest';
import type { LogLine } from '../wire';
import { from, gains, tell, total, turns } from './story';

const line = (ply: number, seat: number | '*'): LogLine => ({ ply, seat, text: 'x', events: [] });

it('tells an answer and what chance added to it as one passage', () => {
  const passages = tell([line(0, '*'), line(1, '*'), line(2, 0), line(3, '*'), line(4, 1)]);
  expect(passages.map((one) => [one.ply, one.after, one.seat])).toEqual([
    [0, 2, '*'],
    [2, 4, 0],
    [4, 5, 1],
  ]);
});

it('takes over the passages whose lines are the same', () => {
  const log = [line(0, 0), line(1, 1), line(2, '*')];
  const before = tell(log);
  const after = tell([...log, line(3, 0)], before);
  expect(after.slice(0, 2).every((passage, i) => passage === before[i])).toBe(true);
  expect(after).toEqual(tell([...log, line(3, 0)]));
  // What chance adds, and what is taken back, tells a passage anew.
  const grown = [...log, line(3, '*')];
  expect(tell(grown, before)[0]).toBe(before[0]);
  expect(tell(grown, before)).toEqual(tell(grown));
  expect(before[1]?.lines.length).toBe(2);
  expect(tell(log.slice(0, 2), after)).toEqual(tell(log.slice(0, 2)));
});

it('gives a line to whom it tells of, if it tells of nobody else', () => {
  const turn = { kind: 'turn', seat: '1', actions: 2 };
  const paid = { kind: 'paid', seat: '0' };
  const seats = [[turn], [paid, turn], [{ kind: 'full', city: 'emden' }]].map(
    (events) => tell([{ ply: 0, seat: 0, text: 'end', events }])[0]?.seat,
  );
  expect(seats).toEqual([1, 0, 0]);
});

it('groups passages by turns', () => {
  const turn = (seat: string) => ({ kind: 'turn', seat, actions: 2 });
  const say = (ply: number, seat: number | '*', ...events: LogLine['events']): LogLine => ({
    ply,
    seat,
    text: 'x',
    events,
  });
  const shape = (log: LogLine[]) => turns(tell(log)).map((one) => [one.seat, one.passages.map(({ ply }) => ply)]);
  // What is asked of others in between belongs to the turn, and who gets the turn begins with the line that says so.
  expect(
    shape([
      say(0, '*', turn('1')),
      say(1, 1),
      say(2, 0),
      say(3, 1, turn('0')),
      say(4, 0),
      say(5, 0, { kind: 'paid', seat: '0' }, turn('1')),
      say(6, 1),
    ]),
  ).toEqual([
    ['*', [0]],
    [1, [1, 2]],
    [0, [3, 4, 5]],
    [1, [6]],
  ]);
  // A game that does not tell of turns.
  expect(shape([say(0, '*'), say(1, 1), say(2, 1), say(3, 0)])).toEqual([
    ['*', [0]],
    [1, [1, 2]],
    [0, [3]],
  ]);
  expect(shape([])).toEqual([]);
});

it('cuts the first turn that is drawn, which stays the same turn', () => {
  const all = turns(tell([line(0, 0), line(1, 0), line(2, 1), line(3, 0)]));
  const shape = (start: number) => from(all, start).map((one) => [one.ply, one.passages.map(({ ply }) => ply)]);
  expect(shape(0)).toEqual(all.map((one) => [one.ply, one.passages.map(({ ply }) => ply)]));
  expect(shape(1)).toEqual([
    [0, [1]],
    [2, [2]],
    [3, [3]],
  ]);
  expect(shape(2)).toEqual([
    [2, [2]],
    [3, [3]],
  ]);
  expect(shape(4)).toEqual([]);
});

it('finds the passages that changed a part, and by how much; they add up', () => {
  const passages = tell([line(0, 0), line(1, 1), line(2, 0)]);
  const points = [[{ open: 0 }], [{ open: 2 }], [{ open: 2 }], [{ open: 1 }]];
  const found = gains(passages, points, 0, 'open');
  expect(found.map((gain) => [gain.passage.ply, gain.by])).toEqual([
    [0, 2],
    [2, -1],
  ]);
  expect(found.reduce((sum, gain) => sum + gain.by, 0)).toBe(1);
});

it('sums parts', () => {
  expect(total({ a: 1, b: 2.5 })).toBe(3.5);
  expect(total(undefined)).toBe(0);
});
