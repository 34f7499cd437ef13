import { expect, it } from 'vitest';
import type { LogLine } from '../wire';
import { letters, merged, wordsOf } from './words';

const line = (ply: number, text = 'x'): LogLine => ({ ply, seat: 0, text, events: [] });

it('gives everybody a letter of their own', () => {
  expect(letters(['Anna', 'Alheid', 'Bo', 'al'])).toEqual(['A', 'L', 'B', 'C']);
  expect(letters(['Öse', '7'])).toEqual(['Ö', '7']);
});

it('finds the words a log line speaks of', () => {
  const events = [{ kind: 'bought', seat: '0', city: 'danzig', price: 1, payee: null }];
  expect(wordsOf({ ply: 1, seat: 0, text: 'buy danzig orange-2', events })).toEqual(
    new Set(['danzig', 'orange-2', '0']),
  );
});

it('adds to the log what is new, and drops what was taken back', () => {
  const log = [line(0), line(1), line(2)];
  expect(merged(log, [line(3)], 4).map((e) => e.ply)).toEqual([0, 1, 2, 3]);
  expect(merged(log, [line(1, 'y')], 2, 1).map((e) => e.text)).toEqual(['x', 'y']);
  expect(merged(log, [], 1, 1).map((e) => e.ply)).toEqual([0]);
});

it('takes a line told anew for other eyes instead of the old one', () => {
  expect(merged([line(0, 'secret')], [{ ...line(0), text: null }], 1)).toEqual([{ ...line(0), text: null }]);
});
