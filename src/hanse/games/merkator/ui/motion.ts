// What each event looks like: how long it is shown, and what flies. What it changed, the server tells.
import type { Motions } from '$shell/games';
import type { Happened } from '$shell/wire';
import type { MerkatorSheet } from './view';

const slip = (event: Happened): string => `seat-${event.seat}`;

export const motions: Motions<Happened, MerkatorSheet> = {
  travelled: 420,
  stored: (event, { goods }) => ({
    fly: [{ from: goods.find((good) => good.id === event.good)?.origin ?? '', to: slip(event) }],
    ms: 140,
  }),
  bonus: 160,
  spread: 90,
  time: (event) => ({
    fly: [Number(event.count) > 0 ? { from: 'chart', to: slip(event) } : { from: slip(event), to: 'chart' }],
    ms: 220,
  }),
  lost: 240,
  gave: (event) => ({ fly: [{ from: slip(event), to: 'merkator' }], ms: 160 }),
  reward: (event) => ({ fly: [{ from: `${event.contract}`, to: slip(event) }], ms: 360 }),
  bought: (event) => ({ fly: [{ from: `${event.card}`, to: slip(event) }], ms: 320 }),
  turned: 500,
  joined: 300,
};
