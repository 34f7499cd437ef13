// By hand: on which side of its houses a name stands, where the eye is a better judge than the solver.
export type Where = 'above' | 'below' | 'left' | 'right';

export const LABELS: Record<string, Record<string, Where>> = {};
