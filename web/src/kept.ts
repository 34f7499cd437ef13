// What this browser keeps: preferences and the tables one sits at. A browser that keeps nothing still plays.

import type { Made } from './wire';

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`hanse.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`hanse.${name}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the value then lasts as long as the page.
  }
}

/** A table as the start page lists it. */
export interface KeptTable {
  token: string;
  game: string;
  seen: number;
  /** How far the game was when one last looked. */
  ply?: number;
  /** Whether it was over then. */
  over?: boolean;
  /** Made by this browser, and not looked at yet. */
  fresh?: boolean;
  /** As older pages kept the links that came with a table. */
  invite?: string | null;
  watch?: string | null;
  /** Links that were made here, by their ids. */
  links?: Record<string, string>;
  /** The invitation by which one came. */
  via?: string;
  /** Lines of talk one has read. */
  read?: number;
}

export const tables = (): KeptTable[] => kept<KeptTable[]>('tables', []);

/** A lesson under way or done: the table of its scene, and how many of the scene's sentences were only read. */
export interface KeptLesson {
  token: string;
  scene: number;
  read: number;
  done?: boolean;
}

/** By game. */
export const lessons = (): Record<string, KeptLesson> => kept('lessons', {});
export const keepLesson = (game: string, lesson: KeptLesson): void => keep('lessons', { ...lessons(), [game]: lesson });

/** A table made to try an example. */
export interface Tried {
  token: string;
  game: string;
  id: string;
}

/** The newest first, at most forty. */
export const tried = (): Tried[] => kept<Tried[]>('tried', []);
export const keepTried = (one: Tried): void => keep('tried', [one, ...tried()].slice(0, 40));

/** Whether somebody has learnt or played the game in this browser. */
export const met = (game: string): boolean =>
  lessons()[game]?.done === true || tables().some((table) => table.game === game);

/** A table that was made here: the host's own link, and those it came with. */
export function keepMade(made: Made, game: string): void {
  const links = {
    [made.watch_id]: made.watch,
    ...(made.invite && made.invite_id ? { [made.invite_id]: made.invite } : {}),
  };
  keepTable({ token: made.host, game, links, fresh: true, seen: Date.now() });
}

/** The newest first, at most forty; tables of lessons and examples are no games of one's own. */
export function keepTable(table: KeptTable): void {
  if (lessons()[table.game]?.token === table.token || tried().some((one) => one.token === table.token)) return;
  const before = tables().find((old) => old.token === table.token);
  const others = tables().filter((old) => old.token !== table.token);
  keep('tables', [{ ...before, ...table }, ...others].slice(0, 40));
}

export const forgetTable = (token: string): void =>
  keep(
    'tables',
    tables().filter((table) => table.token !== token),
  );
