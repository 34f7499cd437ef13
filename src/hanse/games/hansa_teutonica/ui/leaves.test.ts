import { expect, it } from 'vitest';
import { leaves } from './leaves';
import type { HtView } from './view';

const table = (actions: number) => ({ view: { actions } as HtView, text: (id: string) => id });

it('says how many actions are left, and only when the turn ends', () => {
  expect(leaves(table(2), 'end')).toBe('ui-leaves');
  expect(leaves(table(0), 'end')).toBeNull();
  expect(leaves(table(2), 'done')).toBeNull();
});
