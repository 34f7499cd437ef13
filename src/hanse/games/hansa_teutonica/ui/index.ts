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
  aspect,
  motions,
  scored: ['track'],
  buttons: ['income', 'use', 'pay'],
} satisfies GameUi<Ht>;
