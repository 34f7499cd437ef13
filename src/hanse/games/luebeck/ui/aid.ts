// What a refused tap should be asked about, most telling first. For reading; what is allowed, the server says.
import type { CardKind, LuebeckSheet, LuebeckView } from './view';

/** How many legs a cog in `from` is away from `to` with the arrows; a large number if no way leads there. */
export function legs(sheet: LuebeckSheet, from: string, to: string): number {
  let at: string | undefined = to;
  for (let n = 0; at !== undefined && n <= sheet.cities.length; n++) {
    if (at === from) return n;
    const here: string = at;
    at = sheet.lines.find((line) => line.to === here)?.from;
  }
  return 99;
}

/** Cogs on which a seat has a figure. */
export function aboard(view: LuebeckView, seat: number | null): string[] {
  return Object.keys(view.cogs).filter((cog) => seat !== null && view.cogs[cog]?.figures.includes(seat));
}

/** The actions a card in hand stands for, those nearest to being possible first. */
export function wishes(sheet: LuebeckSheet, view: LuebeckView, seat: number | null, card: CardKind): string[] {
  const mine = aboard(view, seat);
  const far = (cog: string): number => legs(sheet, view.cogs[cog]?.city ?? '', card.city ?? '');
  const near = mine.toSorted((a, b) => far(a) - far(b));
  const any = near.length > 0 ? near : ['a'];
  switch (card.kind) {
    case 'ware':
      return any.map((cog) => `sell ${card.id} ${cog}`);
    case 'doubling':
      return any.map((cog) => `double ${card.city} ${cog}`);
    case 'trade_voyage':
      return [`voyage ${card.city} new`];
    case 'pirates':
      return ['pirates a'];
    default: {
      const other = Object.keys(view.cogs).find((cog) => cog !== any[0]) ?? (any[0] === 'a' ? 'b' : 'a');
      return [`change ${any[0]} ${other}`];
    }
  }
}

/** The meanings of a card in hand, as beginnings of options. That a cog stays where it is is hardly ever meant. */
export function meanings(card: CardKind): string[] {
  if (card.kind === 'ware') return [`sell ${card.id}`, `discard ${card.id}`];
  const play =
    card.kind === 'doubling'
      ? `double ${card.city}`
      : card.kind === 'trade_voyage'
        ? `voyage ${card.city}`
        : card.kind === 'pirates'
          ? 'pirates'
          : 'change';
  return [play, `discard ${card.id}`];
}
