// Where one is: five kinds of pages, no more router than that.

export type Place =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'join'; token: string }
  | { page: 'table'; token: string; ply: number | null }
  | { page: 'rules'; game: string; rule: string | null };

/** The address behind the host. A rule's number stands behind #, for it has a dot, and dots are for files. */
export function read(address: string): Place {
  const [path = '', rule] = address.split('#');
  const [page, a, b] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === 'new' && a) return { page: 'new', game: a };
  if (page === 'join' && a) return { page: 'join', token: a };
  if (page === 't' && a) return { page: 'table', token: a, ply: b !== undefined && /^\d+$/.test(b) ? Number(b) : null };
  if (page === 'rules' && a) return { page: 'rules', game: a, rule: rule ? decodeURIComponent(rule) : null };
  return { page: 'start' };
}

class Route {
  place = $state.raw<Place>(read(location.pathname + location.hash));

  constructor() {
    addEventListener('popstate', () => {
      this.place = read(location.pathname + location.hash);
    });
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (path !== location.pathname + location.hash)
      history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
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
  if (!href?.startsWith('/') || href.startsWith('/api/')) return;
  event.preventDefault();
  route.go(href);
}
