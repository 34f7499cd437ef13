// Merkator's view and sheet as the page reads them.
import type { Table } from '$shell/games';
import type { GlyphName, Pigment } from '$shell/look/glyphs';
import type { Sheet } from '$shell/wire';

export interface Player {
  coins: number;
  time: number;
  contracts: string[];
  used: string[];
  bonus: string[];
  buildings: string[];
  goods: Record<string, number>;
  tile: Record<string, number>;
  hand: { kind: string; card: string | null } | null;
  worth: Record<string, number>;
  points: number;
}

export interface MerkatorView {
  starter: number | null;
  active: number | null;
  turn: number;
  place: string | null;
  ending: string | null;
  left: number | null;
  board: Record<string, number>;
  chart: { stage: number; rows: number[]; shown: (string | null)[]; supply: number; turned: Record<string, number> };
  piles: Record<string, { top: string | null; rest: number }>;
  discards: number;
  bonus: { open: (string | null)[]; deck: number };
  buildings: { open: (string | null)[]; deck: number; worth: Record<string, number[]> };
  seats: Player[];
  owed: Record<string, number>;
  package: { cards: string[]; contracts: string[] };
  bids: number[][];
}

export interface Place {
  id: string;
  kind: 'major' | 'minor';
  colour: string | null;
  time: number;
  threshold: number | null;
  x: number;
  y: number;
}

export interface Good {
  id: string;
  colour: string;
  origin: string;
  category: string;
  column: string;
}

export interface Contract {
  id: string;
  value: number;
  place: string | null;
  needs: Record<string, number>;
  doubt: boolean;
}

export interface Bonus {
  id: string;
  cost: number;
  place: string;
  good: string;
  doubt: boolean;
}

export interface Term {
  kind: string;
  vp: number;
  number: number;
  of: string[];
  groups: string[][];
}

export interface Building {
  id: string;
  cost: number;
  only: boolean;
  doubt: boolean;
  score: Term[];
}

export type MerkatorSheet = Sheet & {
  /** Whether the advanced rule with hand cards is played. */
  hand: boolean;
  places: Place[];
  links: [string, string][];
  goods: Good[];
  columns: { id: string; kind: string; goods: string[] }[];
  categories: string[];
  contracts: Contract[];
  bonus: Bonus[];
  buildings: Building[];
  numbers: {
    limit: number;
    cash: number;
    rate: number;
    turns: number;
    benchmarks: { beginner: number; target: number; outstanding: number } | null;
  };
};

export type MerkatorTable = Table<MerkatorView, MerkatorSheet>;

/** Cloth is what our small drawing of fabric is called. */
export const glyph = (good: string): GlyphName => (good === 'fabric' ? 'cloth' : good) as GlyphName;

export const pigment = (sheet: MerkatorSheet, good: string): Pigment =>
  (sheet.goods.find((g) => g.id === good)?.colour ?? 'white') as Pigment;

/** Of a demand, how much a player has at hand: for reading; what is allowed, the server says. */
export function has(sheet: MerkatorSheet, player: Player | undefined, demand: string): number {
  if (!player) return 0;
  if (demand === 'different') return Object.values(player.goods).filter((n) => n > 0).length;
  if (sheet.categories.includes(demand))
    return sheet.goods.filter((g) => g.category === demand).reduce((sum, g) => sum + (player.goods[g.id] ?? 0), 0);
  return player.goods[demand] ?? 0;
}

export const ready = (sheet: MerkatorSheet, player: Player | undefined, contract: Contract): boolean =>
  contract.place !== null && Object.entries(contract.needs).every(([k, n]) => has(sheet, player, k) >= n);

/** Cubes that a contract still lacks. */
export const lacking = (sheet: MerkatorSheet, player: Player | undefined, contract: Contract): number =>
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
