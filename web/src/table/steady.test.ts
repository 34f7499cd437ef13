import { expect, test } from 'vitest';
import { steady } from './steady';

test('what is equal is the same, until something changes', () => {
  const kept = steady<string[]>();
  const first = kept(['red', 'blue']);
  expect(kept(['red', 'blue'])).toBe(first);
  const other = kept(['blue', 'red']);
  expect(other).toEqual(['blue', 'red']);
  expect(kept(['red', 'blue'])).not.toBe(first);
});
