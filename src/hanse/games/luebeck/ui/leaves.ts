// What passing would give up: a ware that could be sold now. Who passes is out for the rest of the round.
import type { Table } from '$shell/games';
import type { Luebeck } from './view';

export function leaves(table: Pick<Table<Luebeck>, 'choices' | 'text'>, option: string): string | null {
  return option === 'pass' && table.choices.some((o) => o.startsWith('sell ')) ? table.text('ui-leaves') : null;
}
