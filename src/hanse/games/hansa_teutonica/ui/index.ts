import type { GameUi } from '$shell/games';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { aspect } from './layout';
import { motions } from './motion';
import Seat from './Seat.svelte';
import type { Ht } from './view';

export default {
  Board,
  Desk,
  Seat,
  slip: [60, 88],
  desk: [114, 124],
  aspect,
  motions,
  buttons: ['income', 'use', 'pay'],
} satisfies GameUi<Ht>;
