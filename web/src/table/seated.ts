// The players as boards and slips show them.
import type { Seated } from '../games';
import { texts } from '../texts.svelte';
import type { Player } from '../wire';
import { letters } from './words';

export function seated(players: readonly Player[], colours: readonly string[], mine: readonly number[]): Seated[] {
  // Nobody has named a seat of an example or of a position that is tried: the colour one sees does.
  const unnamed = ({ kind, seat }: Player): string =>
    kind !== 'open' && colours[seat]
      ? texts.say(`seat-${colours[seat]}`)
      : texts.say('page-seat-empty', { number: seat + 1 });
  const names = players.map((player) => player.name || unnamed(player));
  const marks = letters(names);
  return players.map(({ seat, kind, name, bot, online, stand_in }) => ({
    seat,
    name: names[seat] ?? '',
    colour: colours[seat] ?? `seat-${seat}`,
    letter: marks[seat] ?? '',
    style: `--seat: var(--seat-${seat}); --seat-ink: var(--seat-${seat}-ink)`,
    mine: mine.includes(seat),
    bot: bot ?? null,
    standIn: stand_in ?? null,
    open: kind === 'open' && !name,
    online,
  }));
}
