// What this browser keeps: preferences and the tables one sits at. A browser that keeps nothing still plays.

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
  invite?: string | null;
  watch?: string | null;
  seen: number;
  /** How far the game was when one last looked. */
  ply?: number;
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

/** Whether somebody has learnt or played the game in this browser. */
export const met = (game: string): boolean =>
  lessons()[game]?.done === true || tables().some((table) => table.game === game);

/** The newest first, at most forty; tables of lessons are no games of one's own. */
export function keepTable(table: KeptTable): void {
  if (lessons()[table.game]?.token === table.token) return;
  const before = tables().find((old) => old.token === table.token);
  const others = tables().filter((old) => old.token !== table.token);
  keep('tables', [{ ...before, ...table }, ...others].slice(0, 40));
}

export const forgetTable = (token: string): void =>
  keep(
    'tables',
    tables().filter((table) => table.token !== token),
  );
