// Told by the server, through the browser's push service, that somebody is asked. It keeps nothing and caches no page.
const SHELF = 'hanse-tables';
const root = new URL(self.registration.scope).pathname.replace(/\/$/, '');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    // Not one of ours; a browser wants something to be shown all the same.
  }
  const { title = 'hanse', text = '', table = '' } = notice;
  event.waitUntil(
    self.registration.showNotification(String(title), {
      body: String(text),
      tag: `hanse ${table}`, // a newer one takes its place
      icon: `${root}/icon.svg`,
      data: { table: String(table) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? ''));
});

async function open(table) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(`${root}/table/${table}`);
  const path = found ? await found.text() : `${root}/`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname.startsWith(path));
  return there ? there.focus() : self.clients.openWindow(path);
}
