// What ending the turn would give up: the actions that are left.
import type { Table } from '$shell/games';
import type { Ht } from './view';

export function leaves(table: Pick<Table<Ht>, 'view' | 'text'>, option: string): string | null {
  const { actions } = table.view;
  return option === 'end' && actions > 0 ? table.text('ui-leaves', { actions }) : null;
}
