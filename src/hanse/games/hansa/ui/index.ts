import type { GameUi } from '$shell/games';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { leaves } from './leaves';
import { chart } from './maps/baltic';
import { motions } from './motion';
import Seat from './Seat.svelte';
import type { Hansa } from './view';

export default {
  Board,
  Desk,
  Seat,
  slip: [59, 72],
  desk: [122, 130],
  aspect: chart.width / chart.height,
  motions,
  leaves,
  quiet: ['began', 'removed', 'stocked', 'refilled', 'income', 'left', 'turn'],
  buttons: ['fill'],
} satisfies GameUi<Hansa>;
