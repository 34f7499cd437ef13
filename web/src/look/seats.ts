/** Seats: a pigment, an outline of its own and a letter; never the colour alone. */

/** 0 to 4, or -1 for the neutral side. */
export type Seat = number;

/** Outlines about the middle, some 22 units across: roundel, lozenge, shield, hexagon, quatrefoil; a square for the neutral side. */
const OUTLINES = [
  'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z',
  'M0-13L13 0L0 13L-13 0Z',
  'M-10.5-10.5H10.5V0C10.5 7.5 5 11.5 0 13C-5 11.5-10.5 7.5-10.5 0Z',
  'M-6.5-11.3H6.5L13 0L6.5 11.3H-6.5L-13 0Z',
  'M-4.5-4.5A5.5 5.5 0 1 1 4.5-4.5A5.5 5.5 0 1 1 4.5 4.5A5.5 5.5 0 1 1-4.5 4.5A5.5 5.5 0 1 1-4.5-4.5Z',
];
const SQUARE = 'M-10-10H10V10H-10Z';

export function outline(seat: Seat): string {
  return OUTLINES[seat] ?? SQUARE;
}

/** The style that gives a piece its seat's colour (`--c`) and the ink that is read on it (`--on`). */
export function seatStyle(seat: Seat): string {
  const name = seat >= 0 && seat < OUTLINES.length ? String(seat) : 'neutral';
  return `--c: var(--seat-${name}); --on: var(--seat-${name}-ink)`;
}
