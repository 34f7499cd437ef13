import { expect, it } from 'vitest';
import type { ChapterDoc } from '../wire';
import { known, matching, pieces } from './reading';

const rule = (id: string, title: string, says: string) => ({ id, title, says, refuses: [], examples: 0 });
const BOOK: ChapterDoc[] = [
  { id: 'turn', title: 'A turn', rules: [rule('LU-3.1', 'Round', 'Then LU-11.1 to LU-11.5. See LU-R1.')] },
  {
    id: 'after',
    title: 'After',
    rules: [rule('LU-11.1', 'Doubling', 'In Lübeck.'), rule('LU-11.5', 'Compass', 'On.')],
  },
];

it('leaves the rules that have all the words, accents or not', () => {
  expect(matching(BOOK, '')).toBe(BOOK);
  expect(matching(BOOK, 'lubeck').map((c) => [c.id, c.rules.length])).toEqual([['after', 1]]);
  expect(matching(BOOK, 'after compass').flatMap((c) => c.rules.map((r) => r.id))).toEqual(['LU-11.5']);
  expect(matching(BOOK, 'whale')).toEqual([]);
});

it('cuts a text at the numbers of other rules', () => {
  const links = (text: string, self: string) =>
    pieces(text, known(BOOK), self)
      .filter((piece) => piece.rule)
      .map((piece) => piece.rule);
  expect(links('Then LU-11.1 to LU-11.5. See LU-R1.', 'LU-3.1')).toEqual(['LU-11.1', 'LU-11.5']);
  expect(links('By LU-11.1.', 'LU-11.1')).toEqual([]);
  expect(
    pieces('Then LU-11.1 to it.', known(BOOK), '')
      .map((piece) => piece.text)
      .join(''),
  ).toBe('Then LU-11.1 to it.');
  expect(pieces('With cog_may_stay it stays.', known(BOOK), '').map((piece) => piece.option)).toEqual([
    undefined,
    'cog_may_stay',
    undefined,
  ]);
});
