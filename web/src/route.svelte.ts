// Where one is: five kinds of pages, no more router than that.
import { root } from './root';

export type Place =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'join'; token: string }
  | { page: 'table'; token: string; ply: number | null }
  | { page: 'rules'; game: string; rule: string | null };

/** The address behind the host and the root. A rule's number stands behind #, for it has a dot, and dots are for files. */
export function read(address: string): Place {
  const [path = '', rule] = address.split('#');
  const [page, a, b] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === 'new' && a) return { page: 'new', game: a };
  if (page === 'join' && a) return { page: 'join', token: a };
  if (page === 't' && a) return { page: 'table', token: a, ply: b !== undefined && /^\d+$/.test(b) ? Number(b) : null };
  if (page === 'rules' && a) return { page: 'rules', game: a, rule: rule ? decodeURIComponent(rule) : null };
  return { page: 'start' };
}

const here = (): string => location.pathname.slice(root.length) + location.hash;

class Route {
  place = $state.raw<Place>(read(here()));

  constructor() {
    addEventListener('popstate', () => {
      this.place = read(here());
    });
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (path !== here()) history[how === 'push' ? 'pushState' : 'replaceState'](null, '', root + path);
    const before = this.place;
    this.place = read(path);
    if (before.page !== this.place.page) scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: an ordinary click stays in the page, everything else is the browser's. */
export function link(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const href = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
  if (!href?.startsWith(`${root}/`) || href.startsWith(`${root}/api/`)) return;
  event.preventDefault();
  route.go(href.slice(root.length));
}
