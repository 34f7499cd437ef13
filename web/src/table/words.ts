// Words of log lines, letters of names.
import type { LogLine } from '../wire';

/** The words a log line speaks of: its action's, and those of its events. */
export function wordsOf(line: LogLine): Set<string> {
  const words = new Set<string>((line.text ?? '').split(' ').slice(1));
  for (const event of line.events)
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
export function merged(log: readonly LogLine[], added: readonly LogLine[], ply: number, cut?: number): LogLine[] {
  const known = new Map(log.map((line) => [line.ply, line]));
  for (const at of known.keys()) if (cut !== undefined && at >= cut) known.delete(at);
  for (const line of added) known.set(line.ply, line);
  return [...known.values()].filter((line) => line.ply < ply).sort((a, b) => a.ply - b.ply);
}
