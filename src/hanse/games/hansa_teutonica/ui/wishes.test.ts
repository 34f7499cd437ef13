// A tap is explained for the thing tapped and for what is asked, never for something else.
import { describe, expect, test } from 'vitest';
import { belonging } from '$shell/table/choose';
import type { HtSheet, HtView, Route } from './view';
import { type Asked, establishes, wishesOfCity, wishesOfPost, wishesOfRoute } from './wishes';

const route = (id: string, posts: number, ships: number[] = []) =>
  ({
    id,
    cities: id.split('-'),
    posts: Array.from({ length: posts }, () => [0, 0]),
    ships: Array.from({ length: posts }, (_, i) => ships.includes(i)),
  }) as unknown as Route;
const ROUTES = [
  route('bremen-hamburg', 4),
  route('hamburg-lueneburg', 3),
  route('hamburg-stade', 3, [2]),
  route('emden-groningen', 3),
];
const sheet = { letters: ['r', 'b'], routes: ROUTES } as unknown as HtSheet;

const asked = (question: Asked['question'], given: Partial<HtView> = {}, frame: object = {}): Asked => ({
  question,
  frame: frame as Asked['frame'],
  sheet,
  eyes: 0,
  view: { routes: {}, hand: [], players: [{ bare: { extra_office: 1 } }], ...given } as unknown as HtView,
});

describe('a city', () => {
  test('stands for the routes that end there: one complete is established, of several one is chosen', () => {
    const target = { id: 'hamburg', means: ['office hamburg', ...establishes('hamburg', sheet)] };
    expect(belonging(['end', 'establish hamburg-stade'], target)).toEqual(['establish hamburg-stade']);
    expect(belonging(['establish bremen-hamburg', 'establish hamburg-stade'], target)).toHaveLength(2);
    expect(belonging(['establish emden-groningen'], target)).toEqual([]);
  });

  test('is refused for the route that is complete, then for the one that wants least', () => {
    const routes = {
      'bremen-hamburg': ['rt', 'rt', 'bt', null],
      'hamburg-lueneburg': [null, 'rt', null],
      'hamburg-stade': ['rt', 'rt', 'rm'],
      'emden-groningen': ['rt', 'rt', 'rt'],
    };
    expect(wishesOfCity(asked('turn', { routes }), 'hamburg')).toEqual([
      'establish hamburg-stade',
      'establish bremen-hamburg',
      'establish hamburg-lueneburg',
      'office hamburg',
    ]);
  });

  test('without own pieces nearby is refused as an office', () => {
    const routes = { 'hamburg-stade': ['bt', 'bt', 'bm'] };
    expect(wishesOfCity(asked('turn', { routes }), 'hamburg')).toEqual(['office hamburg']);
  });

  test('answers the question that is asked', () => {
    expect(wishesOfCity(asked('establish'), 'hamburg')[0]).toBe('office hamburg');
    expect(wishesOfCity(asked('swap'), 'hamburg')).toEqual(['swap hamburg 1']);
    expect(wishesOfCity(asked('neutral'), 'hamburg')).toEqual(['neutral hamburg']);
    expect(wishesOfCity(asked('green'), 'hamburg')[0]).toBe('green hamburg t');
    expect(wishesOfCity(asked('permit'), 'hamburg')).toEqual(['permit hamburg']);
  });
});

test('a marker stands for its route: to be established, or to lie there', () => {
  expect(wishesOfRoute(asked('turn'), 'hamburg-stade')).toEqual(['establish hamburg-stade']);
  expect(wishesOfRoute(asked('hang'), 'hamburg-stade')).toEqual(['hang hamburg-stade extra_office']);
});

describe('a post', () => {
  const [, , ships] = ROUTES as [Route, Route, Route];
  test('with a piece is lifted, displaced or removed', () => {
    expect(wishesOfPost(asked('turn'), ships, 0, 'rt')).toEqual(['lift hamburg-stade rt']);
    expect(wishesOfPost(asked('turn'), ships, 0, 'bt')).toEqual([
      'displace hamburg-stade bt t',
      'displace hamburg-stade bt m',
    ]);
    expect(wishesOfPost(asked('turn'), ships, 2, 'bm')).toEqual(['displace hamburg-stade bs m']);
    expect(wishesOfPost(asked('move'), ships, 0, 'bt')).toEqual(['lift hamburg-stade bt']);
    expect(wishesOfPost(asked('remove'), ships, 0, 'rt')).toEqual(['remove hamburg-stade rt']);
  });

  test('that is free takes what is put down there', () => {
    const hand = [{ piece: 'rm', region: null }] as unknown as HtView['hand'];
    expect(wishesOfPost(asked('turn'), ships, 2, null)).toEqual(['place hamburg-stade s']);
    expect(wishesOfPost(asked('move', { hand }), ships, 2, null)[0]).toBe('put hamburg-stade rs');
    expect(wishesOfPost(asked('relocate', {}, { side: 0, shape: 'm' }), ships, 0, null)[0]).toBe(
      'relocate hamburg-stade rm',
    );
    expect(wishesOfPost(asked('relocate', {}, { side: null, shape: 't' }), ships, 2, null)).toEqual([
      'relocate hamburg-stade ns',
    ]);
    expect(wishesOfPost(asked('station'), ships, 0, null)).toEqual([
      'station hamburg-stade t',
      'station hamburg-stade m',
    ]);
  });
});
