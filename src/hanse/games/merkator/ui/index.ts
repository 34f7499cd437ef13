import type { GameUi } from '$shell/games';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { boardAspect } from './layout';
import { leaves } from './leaves';
import { motions } from './motion';
import Seat from './Seat.svelte';
import type { Merkator } from './view';

export default {
  Board,
  Desk,
  Seat,
  slip: [72, 90],
  desk: [214, 316],
  aspect: boardAspect,
  motions,
  leaves,
  quiet: ['starter', 'dealt', 'dealt_card', 'pile', 'opened', 'turn', 'turned'],
  deskForAll: true,
  // Only hand cards are not for everybody.
  secrets: (sheet) => sheet.hand,
} satisfies GameUi<Merkator>;
