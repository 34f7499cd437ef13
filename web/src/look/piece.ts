// What every drawn piece is given.
import type { Seat } from './seats';

/** Where it is, and how wide. */
export interface Placed {
  x?: number;
  y?: number;
  size?: number;
}

export interface PieceProps extends Placed {
  /** In the hand: a soft shadow below. */
  lifted?: boolean;
  /** Not there yet. */
  ghost?: boolean;
}

/** The badge of a seat, or a piece that bears it. */
export interface Signed {
  seat: Seat;
  letter?: string;
}
