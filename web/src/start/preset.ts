import { settings } from '../settings.svelte';
import { t, texts } from '../texts.svelte';
import type { GameDoc, NewSeat, NewTable } from '../wire';

/** Whom a first game meets: it plays at once, and never without sense. */
export function usual(bots: readonly string[]): string {
  return ['easy', 'greedy', 'random'].find((bot) => bots.includes(bot)) ?? bots[0] ?? 'random';
}

export const botName = (bot: string): string => texts.find(`page-bot-${bot}`) ?? bot;

/** Names for bots: merchants of the towns, never two alike at a table. */
export const MERCHANTS = ['Alheid', 'Hinrik', 'Wobbe', 'Geseke', 'Tideke'];

/** A seat as the host fills it in. */
export type Sitter = NewSeat & { name: string };

export function seating(count: number, bots: readonly string[]): Sitter[] {
  const bot = usual(bots);
  return Array.from({ length: count }, (_, i) =>
    i === 0
      ? { kind: 'me', name: settings.name || t('guest') }
      : { kind: 'bot', name: MERCHANTS[i - 1] ?? `${i}`, bot },
  );
}

/** Two clicks to the first move: three at the table if three can play, the options as they stand. */
export function preset(game: GameDoc, bots: readonly string[]): NewTable {
  const variant = game.variants[0];
  if (!variant) throw new Error(`${game.id} has no variant`);
  const count = variant.seats.includes(3) ? 3 : (variant.seats[0] ?? 2);
  const options = Object.fromEntries(variant.options.map((option) => [option.name, option.default]));
  return { game: game.id, variant: variant.id, options, seats: seating(count, bots), seed: null };
}
