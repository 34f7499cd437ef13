// The chooser's one idea, for every game: the words of a tapped thing filter the options.
import type { Target } from '../games';

const words = (text: string): string[] => text.split(' ').filter((word) => word && !word.startsWith('#'));

/** Options made ready for many targets to ask: a board of two hundred posts asks for each, at every change. */
export class Options {
  readonly #held: { option: string; words: Set<string> }[];
  readonly #known = new Map<string, readonly string[]>();

  constructor(readonly all: readonly string[]) {
    this.#held = all.map((option) => ({ option, words: new Set(option.split(' ')) }));
  }

  /** The options that belong to a target: those that hold all words of one of its meanings; failing those, a rarer one. */
  of(target: Target): readonly string[] {
    const meant = this.#holding(target.means ?? [target.id]);
    return meant.length > 0 ? meant : this.#holding(target.rarely ?? []);
  }

  /** What a target may mean besides, but hardly ever does. */
  rarer(target: Target): readonly string[] {
    const meant = this.of(target);
    return this.#holding(target.rarely ?? []).filter((option) => !meant.includes(option));
  }

  #holding(means: readonly string[]): readonly string[] {
    if (this.all.length === 0 || means.length === 0) return [];
    const key = means.join('|');
    let found = this.#known.get(key);
    if (!found) {
      const meanings = means.map(words).filter((meaning) => meaning.length > 0);
      const holds = (held: Set<string>) => meanings.some((meaning) => meaning.every((word) => held.has(word)));
      found = this.#held.filter((held) => holds(held.words)).map((held) => held.option);
      this.#known.set(key, found);
    }
    return found;
  }
}

export const belonging = (options: readonly string[], target: Target): readonly string[] =>
  new Options(options).of(target);

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
export function homeless(options: Options, targets: Iterable<Target>): string[] {
  const left = new Set(options.all);
  for (const target of targets) {
    for (const option of [...options.of(target), ...options.rarer(target)]) left.delete(option);
  }
  return options.all.filter((option) => left.has(option));
}

/** Those first of whose verb there are few: "join" and "stay" before the twelve goods one may also put somewhere. */
export function scarceFirst(options: readonly string[]): string[] {
  const verb = (option: string) => option.split(' ', 1)[0] ?? '';
  const many = new Map<string, number>();
  for (const option of options) many.set(verb(option), (many.get(verb(option)) ?? 0) + 1);
  const like = (option: string) => many.get(verb(option)) ?? 0;
  return options.toSorted((a, b) => like(a) - like(b));
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
