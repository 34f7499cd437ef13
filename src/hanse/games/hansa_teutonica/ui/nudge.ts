// By hand, where the eye is a better judge than the solver.
import type { Spot } from '$shell/look/chart';

/** Posts that make room for a name: by "route number", in units of the chart. */
export const POSTS: Record<string, Record<string, [number, number]>> = {
  'base_4-5': { 'goslar-quedlinburg 1': [-4, -6] },
  'britannia_2-3': {
    'conway-montgomery 3': [-14, -20],
    'conway-montgomery 2': [-8, -4],
    'canterbury-london 1': [20, 8],
    'chester-hereford 1': [12, 6],
    'montgomery-pembroke 1': [2, 10],
    'oxford-salisbury 1': [10, 16],
  },
  'britannia_4-5': {
    'conway-montgomery 3': [-26, -14],
    'conway-montgomery 2': [-14, -6],
    'canterbury-london 1': [20, 8],
    'chester-conway 2': [-6, 14],
    'chester-conway 3': [-4, 4],
    'chester-hereford 1': [12, 6],
    'oxford-salisbury 1': [4, 28],
    'oxford-salisbury 2': [0, 8],
  },
};

/** Where the compass rose lies when the tracks cover its own place. */
export const ROSES: Record<string, Spot> = { east: { x: 1396, y: 826 } };
