import { expect, it } from 'vitest';
import { legs, meanings, wishes } from './aid';
import { motion } from './motion';
import type { CardKind, LuebeckSheet, LuebeckView } from './view';

const player = { hand: 2, cards: null, known: ['riga-3'], table: [], reserve: 1, passed: false, gain: {} };
const view: LuebeckView = {
  seats: 3,
  round: 2,
  last: false,
  start: 0,
  deck: 20,
  pass: 1,
  pile: {},
  packets: [['riga-3', 'pirates'], []],
  field: 2,
  cogs: { a: { city: 'danzig', figures: [0, 1] }, b: { city: 'riga', figures: [0] } },
  players: [{ ...player, cards: ['riga-3', 'reval-4'] }, player, player],
};
const sheet = {
  cities: [{ id: 'luebeck' }, { id: 'stettin' }, { id: 'danzig' }, { id: 'riga' }, { id: 'reval' }],
  lines: [
    { from: 'luebeck', to: 'stettin' },
    { from: 'stettin', to: 'danzig' },
    { from: 'danzig', to: 'riga' },
    { from: 'riga', to: 'reval' },
  ],
} as unknown as LuebeckSheet;
const card = (kind: CardKind['kind'], id: string, city: string | null): CardKind => ({
  kind,
  id,
  city,
  value: 1,
  count: 1,
  provenance: 'rulebook',
});

it('carries everybody aboard when a cog sails', () => {
  const after = motion({ kind: 'sailed', cog: 'a', origin: 'danzig', city: 'riga', seat: '0' }, view)?.view;
  expect(after?.cogs.a).toEqual({ city: 'riga', figures: [0, 1] });
  expect(view.cogs.a?.city).toBe('danzig');
});

it('takes a packet into a hand, which others see as known cards', () => {
  const after = motion({ kind: 'took', seat: '1', packet: 'p1', cards: 2 }, view)?.view;
  expect(after?.packets).toEqual([[], []]);
  expect(after?.players[1]).toMatchObject({ hand: 4, known: ['riga-3', 'riga-3', 'pirates'], cards: null });
});

it('spends a sold card, the known one first, and lays it on the pile', () => {
  const after = motion({ kind: 'sold', seat: '0', card: 'riga-3', cog: 'b', points: 3 }, view)?.view;
  expect(after?.players[0]).toMatchObject({ hand: 1, cards: ['reval-4'], known: [] });
  expect(after?.pile).toEqual({ 'riga-3': 1 });
});

it('gives figures back and the empty cog to the field', () => {
  const back = motion({ kind: 'returned', seat: '0', cog: 'b', city: 'riga' }, view)?.view;
  expect(back?.cogs.b?.figures).toEqual([]);
  expect(back?.players[0]?.reserve).toBe(2);
  const gone = back && motion({ kind: 'emptied', cog: 'b', city: 'riga' }, back)?.view;
  expect(Object.keys(gone?.cogs ?? {})).toEqual(['a']);
  expect(gone?.field).toBe(3);
});

it('puts left packets first when a round begins', () => {
  const left = { ...view, packets: [[], ['pirates']], players: view.players.map((p) => ({ ...p, passed: true })) };
  const after = motion({ kind: 'round', round: 3, seat: '1' }, left)?.view;
  expect(after?.packets).toEqual([['pirates'], []]);
  expect(after?.players.some((p) => p.passed)).toBe(false);
});

it('skips what it does not know', () => {
  expect(motion({ kind: 'moonrise' }, view)).toBeNull();
});

it('counts legs with the arrows only', () => {
  expect(legs(sheet, 'stettin', 'riga')).toBe(2);
  expect(legs(sheet, 'riga', 'stettin')).toBe(99);
});

it('asks first about the own cog that is nearest to the city of a card', () => {
  expect(wishes(sheet, view, 0, card('ware', 'reval-4', 'reval'))).toEqual(['sell reval-4 b', 'sell reval-4 a']);
  expect(wishes(sheet, view, 2, card('ware', 'reval-4', 'reval'))).toEqual(['sell reval-4 a']);
  expect(meanings(card('doubling', 'double-riga', 'riga'))).toEqual(['double riga', 'discard double-riga']);
});
