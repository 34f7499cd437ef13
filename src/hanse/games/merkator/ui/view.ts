// Merkator's types, and what the page adds to them: drawings, colours and sentences.
import type { Table } from '$shell/games';
import type { GlyphName, Pigment } from '$shell/look/glyphs';
import type { Building, Contract, Merkator, MerkatorPlayer, MerkatorSheet } from './made';

export type * from './made';

export type MerkatorTable = Table<Merkator>;

/** Cloth is what our small drawing of fabric is called. */
export const glyph = (good: string): GlyphName => (good === 'fabric' ? 'cloth' : good) as GlyphName;

export const pigment = (sheet: MerkatorSheet, good: string): Pigment =>
  (sheet.goods.find((g) => g.id === good)?.colour ?? 'white') as Pigment;

/** Of a demand, how much a player has at hand: for reading; what is allowed, the server says. */
export function has(sheet: MerkatorSheet, player: MerkatorPlayer | undefined, demand: string): number {
  if (!player) return 0;
  if (demand === 'different') return Object.values(player.goods).filter((n) => n > 0).length;
  if (sheet.categories.includes(demand))
    return sheet.goods.filter((g) => g.category === demand).reduce((sum, g) => sum + (player.goods[g.id] ?? 0), 0);
  return player.goods[demand] ?? 0;
}

export const ready = (sheet: MerkatorSheet, player: MerkatorPlayer | undefined, contract: Contract): boolean =>
  contract.place !== null && Object.entries(contract.needs).every(([k, n]) => has(sheet, player, k) >= n);

/** Cubes that a contract still lacks. */
export const lacking = (sheet: MerkatorSheet, player: MerkatorPlayer | undefined, contract: Contract): number =>
  Object.entries(contract.needs).reduce((sum, [k, n]) => sum + Math.max(0, n - has(sheet, player, k)), 0);

/** Goods by the shortest name they have together: everything, categories, or one by one. */
export function named(table: MerkatorTable, goods: readonly string[]): string {
  const { sheet } = table;
  if (goods.length === sheet.goods.length) return table.text('ui-any');
  const left = new Set(goods);
  const out: string[] = [];
  for (const category of sheet.categories) {
    const all = sheet.goods.filter((g) => g.category === category).map((g) => g.id);
    if (all.every((g) => left.has(g))) {
      out.push(table.word('category', category));
      for (const g of all) left.delete(g);
    }
  }
  return [...out, ...[...left].map((g) => table.word('good', g))].join(', ');
}

/** What a building scores, as a sentence. */
export function score(table: MerkatorTable, building: Building): string {
  return building.score
    .map((term) =>
      table.text(`ui-${term.kind.replaceAll('_', '-')}`, {
        vp: term.vp,
        number: term.number,
        of: named(table, term.of),
        groups: term.groups.map((group) => named(table, group)).join(' + '),
      }),
    )
    .join(' ');
}
