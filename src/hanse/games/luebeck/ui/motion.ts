// What each event looks like: how long it is shown, and what flies. What it changed, the server tells.
import type { Motions } from '$shell/games';
import type { SeatWord } from '$shell/wire';
import type { Luebeck } from './made';

/** A card of the hand that lies open on this screen; of other hands nothing can be seen. */
const held = (event: { seat: SeatWord; card: string }): string => `seat-${event.seat} ${event.card} #0`;

export const motions: Motions<Luebeck> = {
  laid: (event) => ({ fly: [{ from: 'deck', to: event.packet }], ms: 110 }),
  took: (event) => ({ fly: [{ from: event.packet, to: `seat-${event.seat}` }], ms: 420 }),
  reshuffled: 300,
  last_round: 200,
  started: 420,
  joined: 420,
  sailed: 720,
  played: (event) => ({ fly: [{ from: held(event), to: 'pile' }], ms: 300 }),
  sold: (event) => ({ fly: [{ from: held(event), to: event.cog }], ms: 520 }),
  discarded: (event) => ({ fly: [{ from: held(event), to: 'pile' }], ms: 420 }),
  raided: 500,
  returned: 300,
  changed: 480,
  emptied: 200,
  passed: 160,
};
