import type { NewSeat } from '../wire';

/** Pieces in the colours that a game names its seats by: sentences speak of "Blue's trader", so it must be blue. */

/** What the palette's seats are called, in its order. */
export const COLOURS = ['blue', 'red', 'green', 'yellow', 'purple'] as const satisfies readonly Colour[];
export type Colour = NonNullable<NewSeat['colour']>;

/**
 * The colour of each seat: its own if somebody chose one, else the game's, else one that is left. If a game's seats have
 * colours that the palette has not, and nobody chose, they stay as they are.
 */
export function painted(own: readonly (string | undefined | null)[], game: readonly string[]): string[] {
  if (!own.some(Boolean)) return [...game];
  const taken = new Set(own);
  return own.map((colour, seat) => {
    if (colour) return colour;
    const usual = game[seat] ?? '';
    const free = [usual, ...COLOURS].find((one) => (COLOURS as readonly string[]).includes(one) && !taken.has(one));
    taken.add(free ?? usual);
    return free ?? usual;
  });
}

/** The colours one sees: where a game's seats have others than the palette, they are painted in its order. */
export function seen(colours: readonly string[]): readonly string[] {
  const all: readonly string[] = COLOURS;
  return colours.every((colour) => all.includes(colour)) ? colours : all.slice(0, colours.length);
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
