// The players as boards and slips show them.
import type { Seated } from '../games';
import { texts } from '../texts.svelte';
import type { Player } from '../wire';
import { letters } from './words';

export function seated(players: readonly Player[], colours: readonly string[], mine: readonly number[]): Seated[] {
  const names = players.map((player) => player.name || texts.say('page-seat-empty', { number: player.seat + 1 }));
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
