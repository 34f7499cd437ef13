// Hansa's types, and how the page reads its words.
export type * from './made';

/** "orange-2" is an orange tile with two barrels. */
export function tile(word: string): { colour: string; barrels: number } {
  const at = word.lastIndexOf('-');
  return { colour: word.slice(0, at), barrels: Number(word.slice(at + 1)) };
}
