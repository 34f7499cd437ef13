// The server's HTTP side. What it refuses, it refuses with a sentence; that sentence is the error.
import { root } from './root';
import type { CatalogDoc, Doc, Invitation, Join, Joined, Made, NewTable, Problem, RuleDoc, Summary } from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } };
    answer = await fetch(root + path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  } catch {
    throw new Refusal(0, 'offline');
  }
  const said: T | Partial<Problem> = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, (said as Partial<Problem>).no ?? `${answer.status}`);
  return said as T;
}

const once = new Map<string, Promise<unknown>>();

/** Asked once per visit: what never changes while the server runs. */
function steady<T>(path: string): Promise<T> {
  const known = once.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask<T>(path);
  asked.catch(() => once.delete(path));
  once.set(path, asked);
  return asked;
}

export const catalog = (): Promise<CatalogDoc> => steady('/api/games');

export function sheet(game: string, variant: string, seats: number, options: unknown): Promise<Doc> {
  const query = new URLSearchParams({ variant, seats: String(seats), options: JSON.stringify(options) });
  return steady(`/api/games/${game}/sheet?${query}`);
}

export const digest = (game: string, language: string): Promise<RuleDoc[]> =>
  steady(`/api/games/${game}/digest/${language}`);

export const open = (table: NewTable): Promise<Made> => ask('/api/tables', table);
export const summary = (token: string): Promise<Summary> => ask(`/api/tables/${token}`);
export const invite = (token: string): Promise<Invitation> => ask(`/api/invites/${token}`);
export const sit = (token: string, join: Join): Promise<Joined> => ask(`/api/invites/${token}`, join);
export const recordAddress = (token: string): string => `${root}/api/tables/${token}/record`;
export const qrAddress = (text: string): string => `${root}/api/qr?text=${encodeURIComponent(text)}`;
