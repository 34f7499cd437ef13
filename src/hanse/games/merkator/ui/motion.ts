// What each event looks like: how long it is shown, and what flies. What it changed, the server tells.
import type { Motions } from '$shell/games';
import type { SeatWord } from '$shell/wire';
import type { Merkator } from './made';

const slip = (event: { seat: SeatWord }): string => `seat-${event.seat}`;

export const motions: Motions<Merkator> = {
  travelled: 420,
  stored: (event, { goods }) => ({
    fly: [{ from: goods.find((good) => good.id === event.good)?.origin ?? '', to: slip(event) }],
    ms: 140,
  }),
  bonus: 160,
  spread: 90,
  time: (event) => ({
    fly: [event.count > 0 ? { from: 'chart', to: slip(event) } : { from: slip(event), to: 'chart' }],
    ms: 220,
  }),
  lost: 240,
  gave: (event) => ({ fly: [{ from: slip(event), to: 'merkator' }], ms: 160 }),
  reward: (event) => ({ fly: [{ from: event.contract, to: slip(event) }], ms: 360 }),
  bought: (event) => ({ fly: [{ from: event.card, to: slip(event) }], ms: 320 }),
  turned: 500,
  joined: 300,
};
