// Nothing lies on anything else, on any board, in any language. With HANSE_SHEETS (see scripts/places) the places are found anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrange, type Layout, mark, PLAQUE, TOKEN } from './layout';
import { PLACES } from './places';
import { search } from './search';
import { type Box, overlap } from './solve';
import type { HtSheet } from './view';

const given = process.env.HANSE_SHEETS;
type Named = HtSheet & { names: { city: Record<string, Record<string, string>> } };
const sheets: Record<string, Named> = given ? JSON.parse(readFileSync(given, 'utf8')) : {};

const languages = (sheet: Named): string[] => Object.keys(Object.values(sheet.names.city)[0] ?? {});

const square = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** Pairs that share more than a sliver. */
function clashes(layout: Layout): string[] {
  const posts = layout.ways.flatMap((w) =>
    w.posts.map((p, i): [string, Box] => [`${w.route.id} ${i + 1}`, square(p.x, p.y, layout.post * 0.85)]),
  );
  const all = [...layout.cities.values()];
  const houses = all.map((c): [string, Box] => [c.city.id, c.box]);
  // Letters reach a little beyond their line.
  const names = all.map((c): [string, Box] => [
    `name ${c.city.id}`,
    { ...c.label, y: c.label.y - 3, h: c.label.h + 6 },
  ]);
  const fields = layout.fields.map((f, i): [string, Box] => [`field ${i}`, square(f.x, f.y, 24)]);
  const markers = layout.ways.map((w): [string, Box] => {
    const [mw, mh] = w.small ? [TOKEN * 2, TOKEN * 2] : [PLAQUE.width * layout.plate, PLAQUE.height * layout.plate];
    return [`marker ${w.route.id}`, { x: w.plaque.x - mw / 2, y: w.plaque.y - mh / 2, w: mw, h: mh }];
  });
  const out: string[] = [];
  const compare = (a: [string, Box][], b: [string, Box][], most: number) => {
    a.forEach(([i, x], m) => {
      b.forEach(([j, y], n) => {
        if ((a !== b || m < n) && i !== j && overlap(x, y) > most)
          out.push(`${i} / ${j}: ${Math.round(overlap(x, y))}`);
      });
    });
  };
  compare(posts, posts, 10); // they are round, their boxes are not
  compare(names, posts, 100);
  compare(names, names, 30);
  for (const others of [houses, fields]) compare(names, others, 400); // a name stands close to its own houses
  for (const others of [houses, fields]) compare(others, posts, 10);
  for (const others of [posts, names, houses, fields]) compare(markers, others, 260);
  return out;
}

if (given && process.env.HANSE_WRITE) {
  test('places are found', () => {
    const found = Object.fromEntries(
      Object.entries(sheets).map(([board, sheet]) => [
        board,
        search(sheet, (city) => sheet.names.city[city]?.en ?? city),
      ]),
    );
    const text = JSON.stringify(found, null, 1)
      .replace(/\n\s+(-?\d+)/g, ' $1')
      .replace(/(\d)\n\s+\]/g, '$1]')
      .replace(/\[ /g, '[');
    writeFileSync(
      new URL('./places.ts', import.meta.url),
      `// Found by search.ts and written by scripts/places; do not edit by hand (nudge.ts is for that).\nimport type { Places } from './layout';\n\nexport const PLACES: Record<string, Places> = ${text};\n`,
    );
  }, 60_000);
}

test.runIf(given)('nothing lies on anything else', () => {
  const out = Object.fromEntries(
    Object.entries(sheets).map(([board, sheet]) => [
      board,
      languages(sheet).flatMap((lang) => clashes(arrange(sheet, (city) => sheet.names.city[city]?.[lang] ?? city))),
    ]),
  );
  expect(Object.values(out).flat()).toEqual([]);
});

test.runIf(given)('places are those of the sheets as they are', () => {
  expect(Object.entries(sheets).map(([board, sheet]) => [board, mark(sheet)])).toEqual(
    Object.entries(PLACES).map(([board, places]) => [board, places.of]),
  );
});

test('every board has its places', () => {
  expect(Object.keys(PLACES).sort()).toEqual(['base_2-3', 'base_4-5', 'britannia_2-3', 'britannia_4-5', 'east']);
});
