// What a game's card says of it, all from what the game declares.
import { t, texts } from '../texts.svelte';
import type { GameDoc, VariantDoc } from '../wire';

/** What a way to play is called; a board from outside brings its own titles. */
export function titled(variant: VariantDoc, game: string): string {
  return variant.titles[texts.language] ?? variant.titles.en ?? texts.say(`variant-${variant.id}`, {}, game);
}

/** "2–4 players · 45–60 minutes · light": as far as the game says. */
export function figures(game: GameDoc): string {
  const all = game.variants.flatMap((variant) => variant.seats);
  const [from = 0, to = 0] = game.minutes;
  const parts = [t('seats-range', { from: Math.min(...all), to: Math.max(...all) })];
  if (to) parts.push(texts.say('card-minutes', { from, to }));
  if (game.weight) parts.push(texts.say(`card-weight-${game.weight}`));
  return parts.join(' · ');
}

/** Other boards and ways to play, and the options that play like another game. */
export function box(game: GameDoc): string {
  const ways = game.variants.slice(1).map((variant) => titled(variant, game.id));
  const options = game.variants.flatMap((variant) => variant.options.filter((option) => option.card));
  const labels = options.map((option) => texts.say(`option-${option.name}-label`, {}, game.id));
  return [...new Set([...ways, ...labels])].join(', ');
}
