import { expect, it } from 'vitest';
import { crowded, nearest } from './aim';

const box = (x: number, y: number, size = 14) => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

it('a finger that hits nothing means the nearest lit thing within half a fingertip', () => {
  const boxes = [box(100, 100), box(130, 100)];
  expect(nearest(boxes, 112, 100, false)).toBe(0);
  expect(nearest(boxes, 119, 100, false)).toBe(1);
  expect(nearest(boxes, 100, 140, false)).toBeNull();
});

it('a finger on something unlit means that thing, but at the very edge of a lit one', () => {
  const boxes = [box(100, 100)];
  expect(nearest(boxes, 120, 100, true)).toBeNull();
  expect(nearest(boxes, 110, 100, true)).toBe(0);
});

it('several small things under a finger are crowded; a large one, or one alone, is not', () => {
  expect(crowded([box(100, 100), box(116, 100)], 108, 100)).toBe(true);
  expect(crowded([box(100, 100), box(160, 100)], 100, 100)).toBe(false);
  expect(crowded([box(100, 100, 60), box(116, 100)], 108, 100)).toBe(false);
});
