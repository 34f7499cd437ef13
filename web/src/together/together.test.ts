import { expect, test } from 'vitest';
import { shown } from './clock';
import { phraseOf } from './together.svelte';

test('a phrase is its name between colons, and nothing else is one', () => {
  expect(phraseOf(':good-game:')).toBe('good-game');
  for (const text of [':good-game: !', 'good-game', ':nothing:', ':constructor:', '<b>:thanks:</b>']) {
    expect(phraseOf(text)).toBeNull();
  }
});

test('clocks count up to the second that has begun', () => {
  expect([0, 0.2, 59.1, 65, 3600, 3661, 90_000].map(shown)).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:05',
    '1:00:00',
    '1:01:01',
    '1 d 1 h',
  ]);
});
