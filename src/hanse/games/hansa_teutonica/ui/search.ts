// Finds places for posts, names and markers, so that nothing lies on anything else. Slow (some 100 ms), so its answers are kept
// in places.ts (scripts/places writes them); a board that is not there, or has changed, is solved when it is opened.
import { place } from '$shell/look/chart';
import { along } from '$shell/look/line';
import { banner, chartOf, mark, measures, PLAQUE, type Places, row, TOKEN } from './layout';
import { POSTS } from './nudge';
import { type Box, crowd, gap, grow, inside, overlap, relax } from './solve';
import type { HtSheet, Route } from './view';

const FIELD = 46;

export function boxes(sheet: HtSheet): Map<string, Box> {
  const chart = chartOf(sheet);
  const { house, rim } = measures(sheet);
  return new Map(
    sheet.cities.map((city) => {
      const at = place(chart, city.x, city.y);
      const w = row(city) * (house + 2) + 8;
      return [city.id, inside({ x: at.x - w / 2, y: at.y - house * 0.78, w, h: house * 1.48 }, chart, rim)];
    }),
  );
}

export function search(sheet: HtSheet, name: (city: string) => string): Places {
  const chart = chartOf(sheet);
  const { post, rim, plate, tall } = measures(sheet);
  const [pw, ph] = [PLAQUE.width * plate, PLAQUE.height * plate];
  const houses = boxes(sheet);
  const fields = sheet.prestige.fields.map((f) => place(chart, f.x, f.y));
  const fixed = [
    ...houses.values(),
    ...fields.map((f) => ({ x: f.x - FIELD / 2, y: f.y - FIELD / 2, w: FIELD, h: FIELD })),
  ];

  const nudges = POSTS[sheet.board] ?? {};
  const flat = sheet.routes.flatMap((route) =>
    route.posts.map(([x, y], i) => {
      const at = place(chart, x, y);
      const [dx, dy] = nudges[`${route.id} ${i + 1}`] ?? [0, 0];
      return { x: at.x + dx, y: at.y + dy };
    }),
  );
  const spots = relax(flat, fixed, post, chart, rim);
  const circles = spots.map((s) => ({ x: s.x - post, y: s.y - post, w: 2 * post, h: 2 * post }));
  const near = circles.map((b) => grow(b, 4));
  const found: Places = { of: mark(sheet), posts: {}, labels: {}, markers: {} };

  // Banners, the widest first: they find a place with more difficulty.
  const taken: Box[] = [];
  const wide = (id: string) => banner(sheet, id, name(id)).w;
  for (const city of [...sheet.cities].sort((a, b) => wide(b.id) - wide(a.id))) {
    const box = houses.get(city.id) as Box;
    const { w, h } = banner(sheet, city.id, name(city.id));
    const around = beside(box, w, h).map((o) => ({ ...o, box: inside(o.box, chart, rim) }));
    const reach = grow(box, w + 40);
    const close = [...fixed, ...circles, ...taken].filter((b) => overlap(b, reach) > 0);
    const foreign = [...houses.values()]
      .filter((b) => b !== box)
      .map((b) => grow(b, 26))
      .filter((b) => overlap(b, reach) > 0);
    const soft = near.filter((b) => overlap(b, reach) > 0);
    let label = (around[0] as Offer).box;
    let least = Number.POSITIVE_INFINITY;
    for (const { box: at, price } of around) {
      if (price >= least) continue;
      const hard = price + crowd(at, close, least) * 2;
      if (hard >= least) continue;
      const cost = hard + crowd(at, foreign) * 0.3 + crowd(at, soft);
      if (cost < least) [label, least] = [at, cost];
    }
    taken.push({ ...label, y: label.y - 3, h: h + 6 }); // letters reach a little beyond their line
    found.labels[city.id] = [Math.round(label.x + w / 2), Math.round(label.y)];
  }

  let at = 0;
  for (const route of sheet.routes) {
    found.posts[route.id] = spots.slice(at, at + route.posts.length).map((s) => [Math.round(s.x), Math.round(s.y)]);
    at += route.posts.length;
  }

  // Markers lie beside the middle of their route.
  const plaques: Box[] = [];
  const solid = [...fixed, ...circles, ...taken];
  const urgent = (route: Route) => (route.permanent ? 0 : route.taberna ? 1 : 2);
  for (const route of [...sheet.routes].sort((a, b) => urgent(a) - urgent(b))) {
    const ends = route.cities.map((id) => {
      const box = houses.get(id) as Box;
      return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    });
    const inner = (found.posts[route.id] ?? []).map(([x, y]) => ({ x, y }));
    const points = [ends[0] ?? { x: 0, y: 0 }, ...inner, ends[1] ?? { x: 0, y: 0 }];
    const middle = along(points, 0.5);
    const reach = { x: middle.x - 220, y: middle.y - 190, w: 440, h: 380 };
    const close = solid.filter((b) => overlap(b, reach) > 0);
    const on = [0.3, 0.4, 0.5, 0.6, 0.7].map((share) => along(points, share));
    const free = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY, box: reach };
    let size = 0;
    // First a place for the plate with its words; where it would cover something, a round token without.
    for (const small of [0, 1]) {
      if (small && (free.cost < 400 || !tall)) break;
      if (small) free.cost = Number.POSITIVE_INFINITY;
      const [w, h] = small ? [TOKEN * 2, TOKEN * 2] : [pw, ph];
      for (let dx = -150; dx <= 150; dx += 10) {
        for (let dy = -126; dy <= 126; dy += 6) {
          const box = inside({ x: middle.x + dx - w / 2, y: middle.y + dy - h / 2, w, h }, chart, rim);
          let off = Number.POSITIVE_INFINITY;
          for (const p of on) off = Math.min(off, gap(box, p));
          off = Math.abs(off - post - 2) * 3;
          if (off >= free.cost) continue;
          const cost = off + crowd(box, close, free.cost) * 1.5 + crowd(box, plaques) * 0.6;
          if (cost < free.cost) Object.assign(free, { x: box.x + w / 2, y: box.y + h / 2, cost, box });
        }
      }
      size = small;
    }
    found.markers[route.id] = [Math.round(free.x), Math.round(free.y), size];
    plaques.push(free.box);
  }
  return found;
}

interface Offer {
  box: Box;
  price: number;
}

/** Where a banner may stand by its houses: below, above, at the sides; each with a price. */
function beside(box: Box, w: number, h: number): Offer[] {
  const out: Offer[] = [];
  const most = (box.w + w) / 2 - 24;
  for (let dx = -most; dx <= most; dx += 6) {
    const x = box.x + (box.w - w) / 2 + dx;
    for (const lift of [1, 9]) {
      out.push({ box: { x, y: box.y + box.h + lift, w, h }, price: Math.abs(dx) * 0.8 + lift * 2 });
      out.push({ box: { x, y: box.y - h - lift, w, h }, price: Math.abs(dx) * 0.8 + lift * 2 + 10 });
    }
  }
  for (let dy = -box.h / 2; dy <= box.h / 2; dy += 6) {
    const y = box.y + (box.h - h) / 2 + dy;
    out.push({ box: { x: box.x + box.w + 5, y, w, h }, price: 30 + Math.abs(dy) });
    out.push({ box: { x: box.x - w - 5, y, w, h }, price: 34 + Math.abs(dy) });
  }
  return out.sort((a, b) => a.price - b.price);
}
