import { expect, test } from 'vitest';
import { linkPoints } from './link';
import type { HtSheet, HtView } from './view';

const sheet = {
  letters: ['r', 'b'],
  cities: ['a', 'b', 'c', 'd'].map((id) => ({ id })),
  routes: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ].map((cities) => ({ cities })),
  link: { cities: ['a', 'd'], points: [7, 4] },
} as unknown as HtSheet;

const view = (offices: Record<string, string[]>, links: (number | 'neutral')[] = []): HtView =>
  ({
    offices: Object.fromEntries(Object.entries(offices).map(([city, printed]) => [city, { printed, extra: [] }])),
    links,
  }) as unknown as HtView;

test('the office that closes the chain brings what is left of the connection', () => {
  const almost = { a: ['rt'], b: ['bm', 'rt'], d: ['rm'] };
  expect(linkPoints(view(almost), sheet, 'c', 0)).toBe(7);
  expect(linkPoints(view(almost, [1]), sheet, 'c', 0)).toBe(4);
  expect(linkPoints(view(almost, [1, 'neutral']), sheet, 'c', 0)).toBe(0);
});

test('an office elsewhere, of somebody else or after the points were had brings nothing', () => {
  const almost = { a: ['rt'], b: ['bm', 'rt'], d: ['rm'] };
  expect(linkPoints(view(almost), sheet, 'b', 0)).toBe(0);
  expect(linkPoints(view(almost), sheet, 'c', 1)).toBe(0);
  expect(linkPoints(view(almost, [0]), sheet, 'c', 0)).toBe(0);
});
