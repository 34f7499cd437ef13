import { expect, test } from 'vitest';
import { buttons } from './buttons';

test('of all incomes only the largest get a button', () => {
  const choices = ['income 1 0', 'income 2 0', 'income 3 0', 'income 2 1', 'use three_pieces', 'end'];
  expect(choices.filter((option) => buttons(option, choices))).toEqual([
    'income 3 0',
    'income 2 1',
    'use three_pieces',
  ]);
});
