// Finding one's way in a rule book: which rules a search leaves, and where a rule names others.
import type { ChapterDoc } from '../wire';

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The chapters with the rules that have all the words, in number, title or text; a chapter's title counts for its rules. */
export function matching(chapters: readonly ChapterDoc[], sought: string): readonly ChapterDoc[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${rule.id} ${rule.title} ${rule.says} ${chapter.title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length);
}

export const known = (chapters: readonly ChapterDoc[]): ReadonlySet<string> =>
  new Set(chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id)));

export interface Piece {
  text: string;
  rule?: string | undefined;
  /** The word of an option, which commands know it by. */
  option?: string | undefined;
}

/** A text cut at the numbers of other rules and at options. A number without a rule of its own ("HA-9") stays text. */
export function pieces(text: string, ids: ReadonlySet<string>, self: string): Piece[] {
  return text
    .split(/((?<![\w-])[A-Z]{1,3}-[A-Z]?\d*(?:\.[\dA-F]+)*|\b[a-z]+(?:_[a-z]+)+\b)/)
    .filter(Boolean)
    .map((part) => ({
      text: part,
      rule: ids.has(part) && part !== self ? part : undefined,
      option: /^[a-z]+_[a-z_]+$/.test(part) ? part : undefined,
    }));
}
