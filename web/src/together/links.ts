// Links of a table, as this browser knows them: the server keeps no token, so what was made here is kept here.
import * as api from '../api';
import { keepTable, tables } from '../kept';
import { root } from '../root';
import type { Link } from '../wire';

export const address = (path: string): string => `${location.origin}${root}${path}`;

/** Where a link leads. */
export const pathOf = (kind: string, token: string): string => (kind === 'invite' ? `/join/${token}` : `/t/${token}`);

/** Whether others can reach what stands in the address bar. */
export const reachable = (host = location.hostname): boolean => !/^(localhost|127\.|\[::1\])/.test(host);

const kept = (token: string) => tables().find((table) => table.token === token);
const known = (token: string): Record<string, string> => kept(token)?.links ?? {};

/** The token behind a link, if it was made in this browser. */
export function tokenOf(table: string, link: Link): string | undefined {
  const made = known(table)[link.id];
  if (made || link.seat !== null || kept(table)?.links) return made;
  return (link.kind === 'invite' ? kept(table)?.invite : kept(table)?.watch) ?? undefined;
}

function remember(table: string, game: string, links: Record<string, string>): void {
  keepTable({ token: table, game, seen: Date.now(), links });
}

export async function make(
  table: string,
  game: string,
  kind: 'invite' | 'watch',
  seat: number | null,
): Promise<string> {
  const made = await api.makeLink(table, { kind, seat });
  remember(table, game, { ...known(table), [made.id]: made.token });
  return made.token;
}

/** The invitation to a seat: the one that was made before, or a new one. */
export async function invitation(table: string, game: string, seat: number): Promise<string> {
  const links = await api.links(table);
  const found = links.find((link) => link.kind === 'invite' && link.seat === seat && tokenOf(table, link));
  return (found && tokenOf(table, found)) ?? make(table, game, 'invite', seat);
}

export async function revoke(table: string, game: string, link: Link): Promise<void> {
  await api.revokeLink(table, link.id);
  const { [link.id]: _, ...rest } = known(table);
  remember(table, game, rest);
}
