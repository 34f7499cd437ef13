// What each event looks like: the view a step further, and what flies. The view that follows the events is the truth.
import type { Motion } from '$shell/games';
import type { Happened } from '$shell/wire';
import type { LuebeckPlayer, LuebeckView } from './view';

type Change = (player: LuebeckPlayer) => Partial<LuebeckPlayer>;

const change = (view: LuebeckView, seat: number, by: Change): LuebeckView => ({
  ...view,
  players: view.players.map((player, i) => (i === seat ? { ...player, ...by(player) } : player)),
});

/** The list without one of that word. */
function without(list: readonly string[], word: string): string[] {
  const at = list.indexOf(word);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

const spend =
  (card: string): Change =>
  (player) => ({
    hand: player.hand - 1,
    cards: player.cards && without(player.cards, card),
    known: without(player.known, card),
  });

function aboard(view: LuebeckView, cog: string, city: string, seat: number): LuebeckView {
  const figures = [...(view.cogs[cog]?.figures ?? []), seat].sort();
  return { ...view, cogs: { ...view.cogs, [cog]: { city, figures } } };
}

function ashore(view: LuebeckView, cog: string, seat: number): LuebeckView {
  const at = view.cogs[cog];
  if (!at) return view;
  const i = at.figures.indexOf(seat);
  return { ...view, cogs: { ...view.cogs, [cog]: { ...at, figures: at.figures.filter((_, k) => k !== i) } } };
}

/** A card leaves the hand that lies open on this screen; of other hands nothing can be seen. */
function shown(view: LuebeckView, seat: number, card: string, to: string): { from: string; to: string }[] {
  return view.players[seat]?.cards ? [{ from: `own ${card} #0`, to }] : [];
}

export function motion(event: Happened, view: LuebeckView): Motion<LuebeckView> | null {
  const seat = Number(event.seat);
  const city = String(event.city);
  const card = String(event.card);
  const cog = String(event.cog);
  const player = `seat-${seat}`;
  switch (event.kind) {
    case 'laid': {
      const at = Number(String(event.packet).slice(1)) - 1;
      const packets = view.packets.map((row, i) => (i === at ? [...row, card] : row));
      return {
        view: { ...view, packets, deck: view.deck - 1 },
        fly: [{ from: 'deck', to: String(event.packet) }],
        ms: 110,
      };
    }
    case 'took': {
      const at = Number(String(event.packet).slice(1)) - 1;
      const taken = view.packets[at] ?? [];
      const cleared = { ...view, packets: view.packets.map((row, i) => (i === at ? [] : row)) };
      return {
        view: change(cleared, seat, (p) => ({
          hand: p.hand + taken.length,
          known: [...p.known, ...taken],
          cards: p.cards && [...p.cards, ...taken],
        })),
        fly: [{ from: String(event.packet), to: player }],
        ms: 420,
      };
    }
    case 'round': {
      const left = view.packets.filter((row) => row.length > 0);
      const packets = [...left, ...view.packets.filter((row) => row.length === 0)];
      return {
        view: {
          ...view,
          round: Number(event.round),
          start: seat,
          packets,
          players: view.players.map((p) => ({ ...p, passed: false })),
        },
        ms: 0,
      };
    }
    case 'reshuffled':
      return { view: { ...view, pass: Number(event.pass), deck: view.deck + Number(event.cards), pile: {} }, ms: 300 };
    case 'last_round':
      return { view: { ...view, last: true }, ms: 200 };
    case 'started':
      return {
        view: change(aboard({ ...view, field: view.field - 1 }, cog, city, seat), seat, (p) => ({
          reserve: p.reserve - 1,
        })),
        ms: 420,
      };
    case 'joined':
      return { view: change(aboard(view, cog, city, seat), seat, (p) => ({ reserve: p.reserve - 1 })), ms: 420 };
    case 'sailed': {
      const at = view.cogs[cog];
      return at ? { view: { ...view, cogs: { ...view.cogs, [cog]: { ...at, city } } }, ms: 720 } : null;
    }
    case 'played':
      return { view: change(view, seat, spend(card)), fly: shown(view, seat, card, 'pile'), ms: 300 };
    case 'sold': {
      const next = change(view, seat, spend(card));
      return {
        view: { ...next, pile: { ...view.pile, [card]: (view.pile[card] ?? 0) + 1 } },
        fly: shown(view, seat, card, cog),
        ms: 520,
      };
    }
    case 'discarded': {
      const next = change(view, seat, spend(card));
      return {
        view: { ...next, pile: { ...view.pile, [card]: (view.pile[card] ?? 0) + 1 } },
        fly: shown(view, seat, card, 'pile'),
        ms: 420,
      };
    }
    case 'raided':
      return { ms: 500 };
    case 'returned':
      return {
        view: change(ashore(view, cog, seat), seat, (p) => ({ reserve: p.reserve + 1 })),
        ms: 300,
      };
    case 'changed':
      return { view: aboard(ashore(view, cog, seat), String(event.target), city, seat), ms: 480 };
    case 'emptied': {
      const { [cog]: _, ...cogs } = view.cogs;
      return { view: { ...view, cogs, field: view.field + 1 }, ms: 200 };
    }
    case 'passed':
      return { view: change(view, seat, () => ({ passed: true })), ms: 160 };
    default:
      return null;
  }
}
