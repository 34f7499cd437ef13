// By hand, where the eye is a better judge than the solver.
import type { Spot } from '$shell/look/chart';

export type Where = 'above' | 'below' | 'left' | 'right';

/** On which side of its houses a name stands. */
export const LABELS: Record<string, Record<string, Where>> = {};

/** Where the compass rose lies when the tracks cover its own place. */
export const ROSES: Record<string, Spot> = { east: { x: 1396, y: 826 } };
