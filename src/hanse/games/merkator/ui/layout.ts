// Where things stand on our chart: decoration only.
import { chart } from './maps/europe';

/** The market stands beside the chart where there is room, and on the desk where there is not. */
export const MARKET = 720;
export const NARROW = '(max-width: 860px)';

export const narrow = (): boolean => typeof matchMedia === 'function' && matchMedia(NARROW).matches;

export const boardAspect = (): number => (chart.width + (narrow() ? 0 : MARKET)) / chart.height;
