import { expect, it } from 'vitest';
import { leaves } from './leaves';

const table = (...choices: string[]) => ({ choices, text: (id: string) => id });

it('says so if a contract could be fulfilled', () => {
  expect(leaves(table('done', 'fulfil c-3'), 'done')).toBe('ui-leaves');
  expect(leaves(table('done', 'join'), 'done')).toBeNull();
});
