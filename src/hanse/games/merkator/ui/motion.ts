// What each event looks like: the view a step further, and what flies. The view that follows the events is the truth.
import type { Motion } from '$shell/games';
import type { Happened } from '$shell/wire';
import type { MerkatorSheet, MerkatorView, Player } from './view';

const change = (view: MerkatorView, seat: number, by: (p: Player) => Partial<Player>): MerkatorView => ({
  ...view,
  seats: view.seats.map((p, i) => (i === seat ? { ...p, ...by(p) } : p)),
});

const cubes = (p: Player, good: string, by: number): Partial<Player> => ({
  goods: { ...p.goods, [good]: Math.max(0, (p.goods[good] ?? 0) + by) },
});

export function motion(event: Happened, view: MerkatorView, sheet: MerkatorSheet): Motion<MerkatorView> | null {
  const seat = Number(event.seat);
  const good = String(event.good);
  const slip = `seat-${seat}`;
  const origin = sheet.goods.find((g) => g.id === good)?.origin ?? '';
  switch (event.kind) {
    case 'travelled':
      return { view: { ...view, place: String(event.place) }, ms: 420 };
    case 'stored': {
      const board = { ...view.board, [origin]: 0 };
      return {
        view: change({ ...view, board }, seat, (p) => cubes(p, good, 1)),
        fly: [{ from: origin, to: slip }],
        ms: 140,
      };
    }
    case 'bonus':
      return { view: change(view, seat, (p) => cubes(p, good, Number(event.count))), ms: 160 };
    case 'spread': {
      const place = String(event.place);
      return { view: { ...view, board: { ...view.board, [place]: (view.board[place] ?? 0) + 1 } }, ms: 90 };
    }
    case 'time':
      return {
        view: change(view, seat, (p) => ({ time: p.time + Number(event.count) })),
        fly: Number(event.count) > 0 ? [{ from: 'chart', to: slip }] : [{ from: slip, to: 'chart' }],
        ms: 220,
      };
    case 'lost':
      return { view: change(view, seat, (p) => cubes(p, good, -1)), ms: 240 };
    case 'gave':
      return {
        view: change(view, seat, (p) => cubes(p, good, -Number(event.count))),
        fly: view.place ? [{ from: slip, to: view.place }] : [],
        ms: 160,
      };
    case 'reward': {
      const contract = String(event.contract);
      return {
        view: change(view, seat, (p) => ({ contracts: [...p.contracts, contract] })),
        fly: [{ from: contract, to: slip }],
        ms: 360,
      };
    }
    case 'bought':
      return { fly: [{ from: String(event.card), to: slip }], ms: 320 };
    case 'turned':
      return { ms: 500 };
    case 'joined':
      return { ms: 300 };
    default:
      return null;
  }
}
