// Lübeck's types, and what the page adds to them: colours and drawings.
import type { GlyphName, Pigment } from '$shell/look/glyphs';
import type { CardKind, LuebeckSheet } from './made';

export type * from './made';

/** What our cards show for a city: decoration that tells the colours apart once more. */
const GOODS: Record<string, GlyphName> = {
  stettin: 'grain',
  danzig: 'timber',
  riga: 'wax',
  reval: 'fur',
  visby: 'salt',
  helsingborg: 'fish',
  bergen: 'fish_oil',
  hamburg: 'barrel',
  london: 'cloth',
  bruegge: 'spice',
};

const SIGNS: Record<CardKind['kind'], GlyphName | null> = {
  ware: null,
  trade_voyage: 'ship',
  doubling: 'doubling',
  pirates: 'pirates',
  ship_change: 'ship_change',
};

export const good = (city: string): GlyphName => GOODS[city] ?? 'barrel';

export const glyph = (card: CardKind): GlyphName => SIGNS[card.kind] ?? good(card.city ?? '');

export function colour(sheet: LuebeckSheet, city: string | null): Pigment {
  const found = sheet.cities.find((c) => c.id === city)?.colour ?? 'none';
  return found === 'none' ? 'white' : (found as Pigment);
}

export function paint(sheet: LuebeckSheet, card: CardKind): Pigment {
  if (card.kind === 'pirates') return 'black';
  return colour(sheet, card.city);
}

export const reconstructed = (fact: { provenance: string }): boolean => fact.provenance === 'reconstructed';
