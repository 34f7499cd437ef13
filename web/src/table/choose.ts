// The chooser's one idea, for every game: the words of a tapped thing filter the options.
import type { Target } from '../games';

const words = (text: string): string[] => text.split(' ').filter((word) => word && !word.startsWith('#'));

/** The options that belong to a target: those that hold all words of one of its meanings. */
export function belonging(options: readonly string[], target: Target): string[] {
  const meanings = (target.means ?? [target.id]).map(words).filter((meaning) => meaning.length > 0);
  if (meanings.length === 0) return [];
  return options.filter((option) => {
    const held = new Set(option.split(' '));
    return meanings.some((meaning) => meaning.every((word) => held.has(word)));
  });
}

/** The action texts to ask about when nothing belongs to a target. */
export function wishes(target: Target): readonly string[] {
  return target.wishes ?? target.means ?? [];
}

/** Whether the thing is named by these words (of a log line, of an option pointed at). */
export function named(id: string, by: ReadonlySet<string>): boolean {
  const own = words(id);
  return own.length > 0 && own.every((word) => by.has(word));
}

/** Options that no target on the page stands for; they become buttons beside the prompt. */
export function homeless(options: readonly string[], targets: Iterable<Target>): string[] {
  const left = new Set(options);
  for (const target of targets) for (const option of belonging([...left], target)) left.delete(option);
  return options.filter((option) => left.has(option));
}

/** Typed notation: the options that begin like the text, else those that hold all typed words as beginnings. */
export function complete(options: readonly string[], typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (!text) return [...options];
  const starts = options.filter((option) => option.startsWith(text));
  if (starts.length > 0) return starts;
  const parts = text.split(/\s+/);
  return options.filter((option) => {
    const own = option.split(' ');
    return parts.every((part) => own.some((word) => word.startsWith(part)));
  });
}
