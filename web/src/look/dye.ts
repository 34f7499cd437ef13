/** Pieces in the colours that a game names its seats by: sentences speak of "Blue's trader", so it must be blue. */

/** What the palette's seats are called, in its order. */
const NAMED = ['blue', 'red', 'green', 'yellow', 'purple'];

/** Gives each seat the palette's colour of that name; nothing changes if one of them is not in it. Returns how to undo it. */
export function dye(colours: readonly string[], root: HTMLElement = document.documentElement): () => void {
  const at = colours.map((colour) => NAMED.indexOf(colour));
  if (at.includes(-1)) return () => {};
  const own = getComputedStyle(root);
  const names = colours.flatMap((_, seat) => [`--seat-${seat}`, `--seat-${seat}-ink`]);
  const values = at.flatMap((i) => [own.getPropertyValue(`--seat-${i}`), own.getPropertyValue(`--seat-${i}-ink`)]);
  names.forEach((name, i) => {
    root.style.setProperty(name, values[i] ?? '');
  });
  return () => {
    for (const name of names) root.style.removeProperty(name);
  };
}
