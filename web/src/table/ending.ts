// Ending a turn: which option does it, and whether the page asks first.
import type { Ask } from '../settings.svelte';
import type { Doc } from '../wire';

type Verbs = Doc['verbs'];

const verb = (verbs: Verbs, option: string) => verbs[option.split(' ')[0] ?? ''];

/** The option that ends the turn, or failing that the one that stops what is going on. */
export function ending(choices: readonly string[], verbs: Verbs): string | undefined {
  return choices.find((o) => verb(verbs, o)?.final) ?? choices.find((o) => verb(verbs, o)?.stops);
}

/**
 * Whether the page asks before it sends an option. What cannot be helped is not asked about: nobody could say no.
 * `lost` is what would be given up by it, in words, if anything.
 */
export function asksFirst(
  option: string,
  choices: readonly string[],
  verbs: Verbs,
  ask: Ask,
  lost: string | null,
): boolean {
  if (ask === 'never' || choices.length < 2 || !verb(verbs, option)?.final) return false;
  return ask === 'always' || lost !== null;
}
