// What an office would bring for the connection of the two marked cities: a preview, the engine decides.
import { type HtSheet, type HtView, piece, seatOf } from './view';

/** Whether a side has an office there. */
const holds = (view: HtView, sheet: HtSheet, city: string, seat: number): boolean => {
  const here = view.offices[city];
  return (
    here !== undefined && [...here.printed, ...here.extra].some((word) => piece(word, sheet.letters).seat === seat)
  );
};

/** Points for joining the two cities by an office in `city`; 0 where it does not, or where the side has had them. */
export function linkPoints(view: HtView, sheet: HtSheet, city: string, seat: number): number {
  const [from, to] = sheet.link.cities;
  const points = sheet.link.points[view.links.length] ?? 0;
  if (from === undefined || to === undefined || !points || view.links.some((side) => seatOf(side) === seat)) return 0;
  const own = new Set(sheet.cities.map((c) => c.id).filter((id) => id === city || holds(view, sheet, id, seat)));
  if (!own.has(from)) return 0;
  const seen = new Set([from]);
  for (const at of seen) {
    for (const route of sheet.routes) {
      if (route.cities.includes(at)) for (const next of route.cities) if (own.has(next)) seen.add(next);
    }
  }
  return seen.has(to) ? points : 0;
}
