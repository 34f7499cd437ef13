import type { NewSeat } from '../wire';

/** Pieces in the colours that a game names its seats by: sentences speak of "Blue's trader", so it must be blue. */

/** What the palette's seats are called, in its order. */
export const COLOURS = ['blue', 'red', 'green', 'yellow', 'purple'] as const satisfies readonly Colour[];
export type Colour = NonNullable<NewSeat['colour']>;

/**
 * The colour of each seat, as one sees it: its own if somebody chose one, else the game's, else one that is left. A game whose
 * seats have colours that the palette has not is painted in the palette's order.
 */
export function painted(own: readonly (string | undefined | null)[], game: readonly string[]): string[] {
  const all: readonly string[] = COLOURS;
  const usual = game.every((colour) => all.includes(colour)) ? game : all.slice(0, game.length);
  if (!own.some(Boolean)) return [...usual];
  const taken = new Set(own);
  return own.map((colour, seat) => {
    if (colour) return colour;
    const wanted = usual[seat] ?? '';
    const free = [wanted, ...all].find((one) => all.includes(one) && !taken.has(one)) ?? wanted;
    taken.add(free);
    return free;
  });
}

/**
 * Gives each seat the palette's colour of that name; nothing changes if one of them is not in it. The palette itself stays
 * there as `--pigment-0` and so on. Returns how to undo it.
 */
export function dye(colours: readonly string[], root: HTMLElement = document.documentElement): () => void {
  const at = colours.map((colour) => (COLOURS as readonly string[]).indexOf(colour));
  if (at.includes(-1)) return () => {};
  const own = getComputedStyle(root);
  const names = [
    ...colours.flatMap((_, seat) => [`--seat-${seat}`, `--seat-${seat}-ink`]),
    ...COLOURS.map((_, i) => `--pigment-${i}`),
  ];
  const values = [
    ...at.flatMap((i) => [own.getPropertyValue(`--seat-${i}`), own.getPropertyValue(`--seat-${i}-ink`)]),
    ...COLOURS.map((_, i) => own.getPropertyValue(`--seat-${i}`)),
  ];
  names.forEach((name, i) => {
    root.style.setProperty(name, values[i] ?? '');
  });
  return () => {
    for (const name of names) root.style.removeProperty(name);
  };
}
