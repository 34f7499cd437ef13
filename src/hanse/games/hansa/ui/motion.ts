// What each event looks like: how long it is shown, and what flies. What it changed, the server tells.
import type { Motions } from '$shell/games';
import type { Hansa } from './made';

export const motions: Motions<Hansa> = {
  placed: 320,
  income: 200,
  filled: 120,
  refilled: (event) => ({ fly: [{ from: 'supply', to: event.city }], ms: 220 }),
  moved: 700,
  bought: (event) => ({ fly: [{ from: `${event.city} ${event.tile}`, to: `seat-${event.seat}` }], ms: 350 }),
  built: 350,
  sold: 200,
  took_back: 250,
  lost: 250,
  gave: 250,
  taxed: 150,
};
