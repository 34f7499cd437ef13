// The player aid's figures: what things cost where the ship lies. For reading; what is allowed, the server says.
import type { HansaView } from './view';

/** Who alone has the most booths in a city; null if nobody has. (HA-7.2 to HA-7.5) */
export function leader(view: HansaView, city: string): number | null {
  const counts = view.players.map((player) => player.booths[city] ?? 0);
  const most = Math.max(0, ...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? first : null;
}
