// What each event looks like: the view a step further, and what flies. The view that follows the events is the truth.
import type { Motion } from '$shell/games';
import type { Happened } from '$shell/wire';
import type { AbilityName, HtPlayer, HtSheet, HtView, Offices, Shape, Side } from './view';

type Change = (player: HtPlayer) => Partial<HtPlayer>;

const change = (view: HtView, seat: number, by: Change): HtView => ({
  ...view,
  players: view.players.map((player, i) => (i === seat ? { ...player, ...by(player) } : player)),
});

const more = (pile: Record<Shape, number>, shape: Shape, by: number) => ({
  ...pile,
  [shape]: Math.max(0, pile[shape] + by),
});

function counted(counts: Record<string, number>, word: string, by: number): Record<string, number> {
  const left = (counts[word] ?? 0) + by;
  const { [word]: _, ...rest } = counts;
  return left > 0 ? { ...rest, [word]: left } : rest;
}

function score(view: HtView, side: number | null, points: number): HtView {
  if (side === null) return view.neutral ? { ...view, neutral: { score: view.neutral.score + points } } : view;
  return change(view, side, (p) => ({ score: p.score + points }));
}

/** The reader of one event: its fields as the board needs them. */
function fields(event: Happened, sheet: HtSheet) {
  const side = event.side === null || event.side === undefined ? null : Number(event.side);
  const route = String(event.route);
  const post = Number(event.post) - 1;
  return {
    seat: Number(event.seat),
    side,
    route,
    post,
    at: `${route} #${post + 1}`,
    city: String(event.city),
    shape: (event.shape === 'm' ? 'm' : 't') as Shape,
    letter: (of: number | null) => (of === null ? 'n' : (sheet.letters[of] ?? 'n')),
    size: sheet.routes.find((r) => r.id === route)?.posts.length ?? 0,
  };
}

export function motion(event: Happened, view: HtView, sheet: HtSheet): Motion<HtView> | null {
  const e = fields(event, sheet);
  const seatAt = `seat-${e.seat}`;
  const set = (base: HtView, piece: string | null, post = e.post): HtView => {
    const row = [...(base.routes[e.route] ?? Array.from({ length: e.size }, () => null))];
    row[post] = piece;
    return { ...base, routes: { ...base.routes, [e.route]: row } };
  };
  const piece = (of: number | null) => `${e.letter(of)}${e.shape}`;
  const moved = (base: HtView, by: (o: Offices) => Offices): HtView => ({
    ...base,
    offices: { ...base.offices, [e.city]: by(base.offices[e.city] ?? { printed: [], extra: [] }) },
  });
  switch (event.kind) {
    case 'turn':
      return { view: { ...view, turn: e.seat, actions: Number(event.actions) }, ms: 160 };
    case 'income': {
      const [t, m] = [Number(event.traders), Number(event.merchants)];
      return {
        view: change(view, e.seat, (p) => ({
          supply: { t: p.supply.t + t, m: p.supply.m + m },
          stock: { t: p.stock.t - t, m: p.stock.m - m },
        })),
        ms: 220,
      };
    }
    case 'placed':
      return {
        view: set(
          change(view, e.seat, (p) => ({ supply: more(p.supply, e.shape, -1) })),
          piece(e.seat),
        ),
        fly: [],
        ms: 300,
      };
    case 'stationed':
      return { view: set(view, piece(e.seat)), ms: 300 };
    case 'displaced':
      return {
        view: set(
          change(view, e.seat, (p) => ({ supply: more(p.supply, e.shape, -1) })),
          piece(e.seat),
        ),
        ms: 420,
      };
    case 'paid':
      return {
        view: change(view, e.seat, (p) => ({ supply: more(p.supply, e.shape, -1), stock: more(p.stock, e.shape, 1) })),
        ms: 160,
      };
    case 'relocated':
    case 'put':
      return { view: set(view, piece(e.side)), ms: 320 };
    case 'lifted':
    case 'removed':
      return { view: set(view, null), ms: 240 };
    case 'established':
      return { ms: 320 };
    case 'control':
    case 'coin':
    case 'link': {
      const scored = score(view, e.side, Number(event.points));
      const side: Side = e.side ?? 'neutral';
      return { view: event.kind === 'link' ? { ...scored, links: [...view.links, side] } : scored, ms: 320 };
    }
    case 'took': {
      const marker = String(event.marker);
      const { [e.route]: _, ...markers } = view.markers;
      const taken = change({ ...view, markers }, e.seat, (p) => ({
        unused: counted(p.unused, marker, 1),
        plate: p.plate + 1,
      }));
      return { view: taken, fly: [{ from: e.route, to: seatAt }], ms: 420 };
    }
    case 'office':
      return { view: moved(view, (o) => ({ ...o, printed: [...o.printed, piece(e.side)] })), ms: 380 };
    case 'extra':
      return { view: moved(view, (o) => ({ ...o, extra: [piece(e.seat), ...o.extra] })), ms: 380 };
    case 'full':
      return { view: { ...view, full: Number(event.count) }, ms: 260 };
    case 'developed':
      return {
        view: change(view, e.seat, (p) => ({
          abilities: { ...p.abilities, [event.ability as AbilityName]: Number(event.level) },
        })),
        ms: 300,
      };
    case 'prestige': {
      const at = sheet.prestige.fields.findIndex((field) => field.privilege === event.field);
      return { view: { ...view, prestige: view.prestige.map((owner, i) => (i === at ? e.seat : owner)) }, ms: 380 };
    }
    case 'returned': {
      const { [e.route]: _, ...routes } = view.routes;
      const [t, m] = [Number(event.traders), Number(event.merchants)];
      return {
        view: change({ ...view, routes }, e.seat, (p) => ({ stock: { t: p.stock.t + t, m: p.stock.m + m } })),
        ms: 260,
      };
    }
    case 'used':
    case 'forgone': {
      const marker = String(event.marker);
      return {
        view: change(view, e.seat, (p) => ({
          unused: counted(p.unused, marker, -1),
          used: event.kind === 'used' ? counted(p.used, marker, 1) : p.used,
        })),
        ms: 260,
      };
    }
    case 'hung':
      return { view: { ...view, markers: { ...view.markers, [e.route]: String(event.marker) } }, ms: 320 };
    case 'permitted':
      return { view: { ...view, spent: [...view.spent, e.city] }, ms: 120 };
    default:
      return null;
  }
}
