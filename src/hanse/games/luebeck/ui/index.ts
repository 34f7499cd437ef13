import type { GameUi } from '$shell/games';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { leaves } from './leaves';
import { chart } from './maps/seas';
import { motions } from './motion';
import Seat from './Seat.svelte';
import type { Luebeck } from './view';

export default {
  Board,
  Desk,
  Seat,
  slip: [57, 72],
  desk: [154, 160],
  aspect: chart.width / chart.height,
  deskForAll: true,
  secrets: true,
  motions,
  leaves,
  quiet: ['began', 'dealt', 'round', 'laid', 'got', 'compass'],
} satisfies GameUi<Luebeck>;
