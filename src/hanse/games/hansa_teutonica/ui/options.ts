// Which places on the board the options speak of. Nothing is decided here: the words of the notation are sorted by place.
const POSTS = new Set(['place', 'displace', 'lift', 'put', 'relocate', 'station', 'remove']);
const PUTS = new Set(['place', 'put', 'relocate', 'station']);

/** Options of one route, told apart by what a post must be to stand for them. */
export interface Sorted {
  /** For free posts on land, for free ship posts. */
  land: string[];
  ship: string[];
  /** For posts that hold a piece, by its word on that kind of post ("rt", "bs"). */
  held: Map<string, string[]>;
}

/** The word of a piece on a post as answers spell it: on ship posts the second letter is s. */
export const spelt = (piece: string, ship: boolean): string => (ship ? `${piece[0]}s` : piece);

export function sort(choices: readonly string[]): Map<string, Sorted> {
  const found = new Map<string, Sorted>();
  for (const option of choices) {
    const [verb = '', route = '', what = ''] = option.split(' ');
    if (!POSTS.has(verb)) continue;
    let here = found.get(route);
    if (!here) {
      here = { land: [], ship: [], held: new Map() };
      found.set(route, here);
    }
    if (PUTS.has(verb)) (what.endsWith('s') ? here.ship : here.land).push(option);
    else here.held.set(what, [...(here.held.get(what) ?? []), option]);
  }
  return found;
}

/** The options of one post. */
export function ofPost(sorted: Sorted | undefined, held: string | null, ship: boolean, fresh: boolean): string[] {
  if (!sorted) return [];
  if (held === null) return ship ? sorted.ship : sorted.land;
  const options = sorted.held.get(spelt(held, ship)) ?? [];
  return fresh ? options.filter((option) => !option.startsWith('lift ')) : options;
}
