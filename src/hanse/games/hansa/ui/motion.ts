// What each event looks like: the view a step further, and what flies. The view that follows the events is the truth.
import type { Motion } from '$shell/games';
import type { Happened } from '$shell/wire';
import type { HansaPlayer, HansaView } from './view';

type Change = (player: HansaPlayer) => Partial<HansaPlayer>;

const change = (view: HansaView, seat: number, by: Change): HansaView => ({
  ...view,
  players: view.players.map((player, i) => (i === seat ? { ...player, ...by(player) } : player)),
});

/** The list without one of that word. */
function without(list: readonly string[], word: string): string[] {
  const at = list.indexOf(word);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

const booths = (player: HansaPlayer, city: string, by: number): Partial<HansaPlayer> => ({
  supply: player.supply - by,
  booths: { ...player.booths, [city]: Math.max(0, (player.booths[city] ?? 0) + by) },
});

function put(view: HansaView, city: string, tile: string): HansaView {
  const row = [...(view.warehouses[city] ?? [])];
  const free = row.indexOf(null);
  if (free >= 0) row[free] = tile;
  return { ...view, warehouses: { ...view.warehouses, [city]: row } };
}

function take(view: HansaView, city: string, tile: string): HansaView {
  const row = [...(view.warehouses[city] ?? [])];
  const at = row.indexOf(tile);
  if (at >= 0) row[at] = null;
  return { ...view, warehouses: { ...view.warehouses, [city]: row } };
}

export function motion(event: Happened, view: HansaView): Motion<HansaView> | null {
  const seat = Number(event.seat);
  const city = String(event.city);
  const tile = String(event.tile);
  const player = `seat-${seat}`;
  switch (event.kind) {
    case 'placed':
      return {
        view: change(view, seat, (p) => booths(p, city, Number(event.count))),
        ms: 320,
      };
    case 'income':
      return { view: change(view, seat, (p) => ({ talers: p.talers + Number(event.talers) })), ms: 200 };
    case 'filled':
      return { view: change(view, seat, (p) => ({ talers: p.talers - Number(event.price) })), ms: 120 };
    case 'refilled': {
      const next = put(view, city, tile);
      const stacks = view.stacks.map((n, i) => (i === Number(event.pile) - 1 ? n - 1 : n));
      return { view: { ...next, stacks }, fly: [{ from: 'supply', to: city }], ms: 220 };
    }
    case 'moved':
      return {
        view: change({ ...view, ship: city, acted: false }, seat, (p) => ({ talers: p.talers - 1 })),
        ms: 700,
      };
    case 'bought': {
      const paid = change(take(view, city, tile), seat, (p) => ({
        talers: p.talers - Number(event.price),
        open: [...p.open, tile].sort(),
      }));
      const payee = event.payee === null ? -1 : Number(event.payee);
      const view2 = change(paid, payee, (p) => ({ talers: p.talers + Number(event.price) }));
      return { view: view2, fly: [{ from: `${city} ${tile}`, to: player }], ms: 350 };
    }
    case 'built':
      return {
        view: change(view, seat, (p) => ({ ...booths(p, city, Number(event.count)), open: without(p.open, tile) })),
        ms: 350,
      };
    case 'sold':
      return {
        view: change(view, seat, (p) => ({ open: without(p.open, tile), sold: [...p.sold, tile].sort() })),
        ms: 200,
      };
    case 'took_back':
      return { view: change(view, seat, (p) => booths(p, city, -1)), ms: 250 };
    case 'lost':
    case 'gave':
      return { view: change(view, seat, (p) => ({ open: without(p.open, tile) })), ms: 250 };
    case 'taxed':
      return { view: change(view, seat, (p) => ({ talers: p.talers - Number(event.talers) })), ms: 150 };
    default:
      return null;
  }
}
