// What each event looks like: how long it is shown, and what flies. What it changed, the server tells.
import type { Motions } from '$shell/games';
import type { Ht } from './made';

export const motions: Motions<Ht> = {
  turn: 160,
  income: 220,
  placed: 300,
  stationed: 300,
  displaced: 420,
  paid: 160,
  relocated: 320,
  put: 320,
  lifted: 240,
  removed: 240,
  established: 320,
  control: 320,
  coin: 320,
  link: 320,
  took: (event) => ({ fly: [{ from: event.route, to: `seat-${event.seat}` }], ms: 420 }),
  office: 380,
  extra: 380,
  full: 260,
  developed: 300,
  prestige: 380,
  returned: 260,
  used: 260,
  forgone: 260,
  hung: 320,
  permitted: 120,
};
