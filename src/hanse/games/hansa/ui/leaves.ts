// What ending the turn would give up: talers and tiles above what one may keep. (HA-10.1)
import type { Table } from '$shell/games';
import type { Hansa } from './view';

export function leaves(table: Pick<Table<Hansa>, 'view' | 'sheet' | 'eyes' | 'text'>, option: string): string | null {
  const { talers, open } = table.sheet.limits;
  const own = table.view.players[table.eyes ?? -1];
  if (option !== 'end' || !own || (own.talers <= talers && own.open.length <= open)) return null;
  return table.text('ui-leaves', { talers, tiles: open });
}
