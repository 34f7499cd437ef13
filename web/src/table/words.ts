// Words of log lines, letters of names.
import type { Entry } from '../wire';

/** The words a log line speaks of: its action's, and those of its events. */
export function wordsOf(entry: Entry): Set<string> {
  const words = new Set<string>((entry.text ?? '').split(' ').slice(1));
  for (const event of entry.events)
    for (const [field, value] of Object.entries(event))
      if (field !== 'kind' && typeof value === 'string') words.add(value);
  return words;
}

/** One letter per name, all different: the first free one of the name, else of the alphabet. */
export function letters(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const own = name.toLocaleUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
    const letter = [...own, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((l) => !used.has(l)) ?? '?';
    used.add(letter);
    return letter;
  });
}

/** The log with what a message adds to it, without what it takes back. */
export function merged(log: readonly Entry[], added: readonly Entry[], ply: number, cut?: number): Entry[] {
  const known = new Map(log.map((entry) => [entry.ply, entry]));
  for (const at of known.keys()) if (cut !== undefined && at >= cut) known.delete(at);
  for (const entry of added) known.set(entry.ply, entry);
  return [...known.values()].filter((entry) => entry.ply < ply).sort((a, b) => a.ply - b.ply);
}
