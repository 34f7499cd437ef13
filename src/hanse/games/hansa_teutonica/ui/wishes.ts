// What a tap may have meant, so that the server can say why not: for the question asked, and for the very thing tapped, most
// telling first. Nothing is decided here.
import { spelt } from './options';
import type { Ht, HtSheet, HtView, Route } from './view';

type Question = (keyof Ht['frames'] & string) | null;

/** What wishes depend on, a part of the table: the question, the position, and whose eyes these are. */
export interface Asked {
  question: Question;
  frame: Ht['frames'][keyof Ht['frames']];
  view: HtView;
  sheet: HtSheet;
  eyes: number | null;
}

const BOTH = ['t', 'm'];

/** How many posts of a route hold pieces of a seat. */
function held({ view, sheet, eyes }: Asked, route: string): number {
  const letter = eyes === null ? '' : sheet.letters[eyes];
  return (view.routes[route] ?? []).filter((word) => word?.[0] === letter).length;
}

/** The routes that end in a city, those first that want the fewest own pieces to be complete. */
function routesOf(asked: Asked, city: string): { id: string; held: number; open: number }[] {
  return asked.sheet.routes
    .filter((route) => route.cities.includes(city))
    .map(({ id, posts }) => ({ id, held: held(asked, id), open: posts.length - held(asked, id) }))
    .sort((a, b) => a.open - b.open || b.held - a.held);
}

/** A city stands for its routes as well: whoever taps it wants to establish one. */
export const establishes = (city: string, sheet: HtSheet): string[] =>
  sheet.routes.filter((route) => route.cities.includes(city)).map((route) => `establish ${route.id}`);

export function wishesOfCity(asked: Asked, city: string): string[] {
  switch (asked.question) {
    case 'turn':
      return [
        ...routesOf(asked, city)
          .filter((route) => route.held > 0)
          .map((route) => `establish ${route.id}`),
        `office ${city}`,
      ];
    case 'establish':
      return [`office ${city}`, ...BOTH.map((shape) => `extra ${city} ${shape}`)];
    case 'swap':
      return [`swap ${city} 1`];
    case 'green':
      return BOTH.map((shape) => `green ${city} ${shape}`);
    case 'neutral':
      return [`neutral ${city}`];
    case 'permit':
      return [`permit ${city}`];
    default:
      return [`office ${city}`];
  }
}

export function wishesOfRoute(asked: Asked, route: string): string[] {
  if (asked.question !== 'hang') return [`establish ${route}`];
  const bare = asked.eyes === null ? {} : (asked.view.players[asked.eyes]?.bare ?? {});
  return Object.keys(bare).map((marker) => `hang ${route} ${marker}`);
}

export function wishesOfPost(asked: Asked, route: Route, i: number, held: string | null): string[] {
  const { question, view, sheet, eyes } = asked;
  const ship = route.ships[i] ?? false;
  if (question === 'hang') return wishesOfRoute(asked, route.id);
  if (held !== null) {
    const word = spelt(held, ship);
    if (question === 'remove') return [`remove ${route.id} ${word}`];
    const mine = eyes !== null && held[0] === sheet.letters[eyes];
    if (mine || question === 'move' || question === 'relocate') return [`lift ${route.id} ${word}`];
    return (ship ? ['m'] : BOTH).map((shape) => `displace ${route.id} ${word} ${shape}`);
  }
  const forms = ship ? ['s'] : BOTH;
  const places = forms.map((form) => `place ${route.id} ${form}`);
  switch (question) {
    case 'move':
      return [...view.hand.map(({ piece }) => `put ${route.id} ${spelt(piece, ship)}`), ...places];
    case 'relocate':
      return placed(asked).map((piece) => `relocate ${route.id} ${spelt(piece, ship)}`);
    case 'station':
    case 'reuse':
      return forms.map((form) => `station ${route.id} ${form}`);
    default:
      return places;
  }
}

/** The pieces that a displacement may place, the one in hand first: the neutral side has traders only. */
function placed({ frame, sheet, eyes }: Asked): string[] {
  const { side, shape } = frame as Ht['frames']['relocate'];
  if (side === null || eyes === null) return ['nt'];
  const own = BOTH.map((form) => `${sheet.letters[eyes]}${form}`);
  return shape === 'm' ? own.reverse() : own;
}
