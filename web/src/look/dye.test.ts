import { expect, test } from 'vitest';
import { painted } from './dye';

test('a game has the colours it names its seats by', () => {
  expect(painted([], ['red', 'blue', 'green'])).toEqual(['red', 'blue', 'green']);
});

test('colours that the palette has not are named as they are painted', () => {
  expect(painted([], ['yellow', 'grey', 'purple'])).toEqual(['blue', 'red', 'green']);
});

test('who chooses a colour changes nobody else’s, unless they had it', () => {
  expect(painted([null, 'purple', null], ['yellow', 'grey', 'purple'])).toEqual(['blue', 'purple', 'green']);
  expect(painted([null, 'blue', null], ['yellow', 'grey', 'purple'])).toEqual(['red', 'blue', 'green']);
});
