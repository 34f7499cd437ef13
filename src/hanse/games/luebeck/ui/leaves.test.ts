import { expect, it } from 'vitest';
import { leaves } from './leaves';

const table = (...choices: string[]) => ({ choices, text: (id: string) => id });

it('says so if a ware could be sold', () => {
  expect(leaves(table('pass', 'sell furs-1 a'), 'pass')).toBe('ui-leaves');
  expect(leaves(table('pass', 'start 1'), 'pass')).toBeNull();
});
