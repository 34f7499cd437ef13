import type { GameUi } from '$shell/games';
import Board from './Board.svelte';
import { buttons } from './buttons';
import Desk from './Desk.svelte';
import { hand } from './hand.svelte';
import { aspect } from './layout';
import { leaves } from './leaves';
import { motions } from './motion';
import Seat from './Seat.svelte';
import type { Ht } from './view';

export default {
  Board,
  Desk,
  Seat,
  slip: [56, 62],
  desk: [114, 124],
  aspect,
  motions,
  scored: ['track'],
  leaves,
  quiet: ['began', 'turn', 'paid', 'drew'],
  chose: (option) => hand.used(option),
  buttons,
} satisfies GameUi<Ht>;
