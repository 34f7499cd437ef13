// What ending the turn would give up: a contract that could be fulfilled where one is.
import type { Table } from '$shell/games';
import type { Merkator } from './view';

export function leaves(table: Pick<Table<Merkator>, 'choices' | 'text'>, option: string): string | null {
  return option === 'done' && table.choices.some((o) => o.startsWith('fulfil ')) ? table.text('ui-leaves') : null;
}
