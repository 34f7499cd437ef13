// The server's HTTP side. What it refuses, it refuses with a sentence; that sentence is the error.
import { root } from './root';
import type {
  Again,
  BookDoc,
  Call,
  CatalogDoc,
  ChangeSeat,
  Doc,
  ExampleDoc,
  ExampleNote,
  Imported,
  Invitation,
  Join,
  Joined,
  LessonDoc,
  Link,
  Made,
  MadeLink,
  NewCall,
  NewLesson,
  NewLink,
  NewTable,
  Problem,
  ProofDoc,
  PushKey,
  Rematch,
  Summary,
} from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  let answer: Response;
  try {
    const plain = typeof body === 'string';
    const headers = { 'content-type': plain ? 'text/plain' : 'application/json' };
    const init = body === undefined ? { method } : { method, headers, body: plain ? body : JSON.stringify(body) };
    answer = await fetch(root + path, init);
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

export const book = (game: string, language: string): Promise<BookDoc> => steady(`/api/games/${game}/book/${language}`);
export const proofs = (game: string): Promise<Record<string, ProofDoc>> => steady(`/api/games/${game}/proofs`);

export const lesson = (game: string, language: string): Promise<LessonDoc> =>
  steady(`/api/games/${game}/lesson/${language}`);
export const learn = (game: string, wanted: NewLesson): Promise<Made> => ask(`/api/games/${game}/lesson`, wanted);
export const examples = (game: string, language: string): Promise<ExampleNote[]> =>
  steady(`/api/games/${game}/examples/${language}`);
export const example = (game: string, id: string): Promise<ExampleDoc> => steady(`/api/games/${game}/example/${id}`);
/** A table of one's own at an example's position, or at how another table stood. */
export const tryExample = (game: string, id: string): Promise<Made> => ask(`/api/games/${game}/example/${id}`, {});
export const tryFrom = (token: string, ply: number): Promise<Made> => ask(`/api/tables/${token}/try`, { ply });

export const open = (table: NewTable): Promise<Made> => ask('/api/tables', table);
export const summary = (token: string): Promise<Summary> => ask(`/api/tables/${token}`);
export const invite = (token: string): Promise<Invitation> => ask(`/api/invites/${token}`);
export const sit = (token: string, join: Join): Promise<Joined> => ask(`/api/invites/${token}`, join);
export async function record(token: string): Promise<string> {
  const answer = await fetch(recordAddress(token)).catch(() => null);
  if (!answer?.ok) throw new Refusal(answer?.status ?? 0, 'offline');
  return answer.text();
}
export const recordAddress = (token: string): string => `${root}/api/tables/${token}/record`;
/** Lays a record on the table, to be looked at; what is wrong with it is the error. */
export async function bring(file: Blob): Promise<Imported> {
  return ask('/api/records', await file.text());
}

// What those do who hold a table or a seat.
export const links = (token: string): Promise<Link[]> => ask(`/api/tables/${token}/links`);
export const makeLink = (token: string, link: NewLink): Promise<MadeLink> => ask(`/api/tables/${token}/links`, link);
export const revokeLink = (token: string, id: string): Promise<void> =>
  ask(`/api/tables/${token}/links/${id}`, undefined, 'DELETE');
export const changeSeat = (token: string, seat: number, change: ChangeSeat): Promise<void> =>
  ask(`/api/tables/${token}/seats/${seat}`, change);
export const rematch = (token: string, wanted: Rematch): Promise<Again> => ask(`/api/tables/${token}/rematch`, wanted);

// Where one is told that one is asked.
export const pushKey = (): Promise<PushKey> => steady('/api/push');
export const calls = (token: string): Promise<Call[]> => ask(`/api/tables/${token}/calls`);
export const addCall = (token: string, call: NewCall): Promise<Call> => ask(`/api/tables/${token}/calls`, call);
export const dropCall = (token: string, id: string): Promise<void> =>
  ask(`/api/tables/${token}/calls/${id}`, undefined, 'DELETE');

export const qrAddress = (text: string): string => `${root}/api/qr?text=${encodeURIComponent(text)}`;
