import { expect, test } from 'vitest';
import { shared, steady } from './steady';

test('what is equal is the same, until something changes', () => {
  const kept = steady<string[]>();
  const first = kept(['red', 'blue']);
  expect(kept(['red', 'blue'])).toBe(first);
  const other = kept(['blue', 'red']);
  expect(other).toEqual(['blue', 'red']);
  expect(kept(['red', 'blue'])).not.toBe(first);
});

test('what equals its part of the old value is that part, and the rest is new', () => {
  const old = { offices: { danzig: [1, null], lübeck: [{ seat: 0 }] }, pile: 3 };
  const value = { offices: { danzig: [1, null], lübeck: [{ seat: 1 }] }, pile: 3 };
  const told = structuredClone(value);
  const kept = shared(old, value);
  expect(kept).toEqual(told);
  expect(kept.offices.danzig).toBe(old.offices.danzig);
  expect(kept.offices.lübeck).not.toBe(old.offices.lübeck);
});

test('an equal value is the old one; one with fewer or other keys, or of another kind, is not', () => {
  const old = { a: [1, 2], b: null };
  expect(shared(old, { a: [1, 2], b: null })).toBe(old);
  expect(shared(old, { a: [1, 2] })).toEqual({ a: [1, 2] });
  expect(shared(old, { a: [1, 2], c: null })).toEqual({ a: [1, 2], c: null });
  expect(shared({ a: [1, 2, 3] }, { a: [1, 2] })).toEqual({ a: [1, 2] });
  expect(shared({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(shared(null, old)).toBe(old);
  expect(shared(old, undefined)).toBeUndefined();
});
