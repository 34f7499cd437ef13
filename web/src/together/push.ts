// Being told by the browser itself that one is asked, also when the page is closed: by leave, and for every table one opens.
import * as api from '../api';
import { keep, kept } from '../kept';
import { root } from '../root';
import { texts } from '../texts.svelte';

/** Where the service worker finds the link of a table it is told of: messages hold no tokens. */
const SHELF = 'hanse-tables';

export type Answer = 'on' | 'off' | 'denied' | 'none';

export const possible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const wanted = (): boolean => kept('push', false);

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`${root}/worker.js`, { scope: `${root}/` });
  return navigator.serviceWorker.ready;
}

/** Asks for leave, if that was not given yet. */
export async function begin(table: string, token: string): Promise<Answer> {
  if (!possible()) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  keep('push', true);
  return (await subscribe(table, token)) ? 'on' : 'none';
}

export async function end(token: string): Promise<Answer> {
  keep('push', false);
  const registered = await navigator.serviceWorker.getRegistration(`${root}/`);
  const subscription = await registered?.pushManager.getSubscription();
  for (const call of await api.calls(token).catch(() => []))
    if (call.kind === 'push') await api.dropCall(token, call.id);
  // Tables that still know it are told that it is gone, and forget it.
  await subscription?.unsubscribe();
  return 'off';
}

/** One is asked while the page lies behind others. */
export async function show(table: string, title: string, text: string): Promise<void> {
  if (!wanted() || !possible() || Notification.permission !== 'granted') return;
  const registered = await navigator.serviceWorker.getRegistration(`${root}/`);
  await registered?.showNotification(title, { body: text, tag: `hanse ${table}`, data: { table } });
}

/** For every table one opens, once one has given leave. */
export async function subscribe(table: string, token: string): Promise<boolean> {
  if (!wanted() || !possible() || Notification.permission !== 'granted') return false;
  try {
    const [{ key }, registered] = await Promise.all([api.pushKey(), worker()]);
    const shelf = await caches.open(SHELF);
    await shelf.put(`${root}/table/${table}`, new Response(`${root}/t/${token}`));
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription =
      (await registered.pushManager.getSubscription()) ?? (await registered.pushManager.subscribe(options));
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys) return false;
    await api.addCall(token, { kind: 'push', address: endpoint, keys, language: texts.language });
    return true;
  } catch {
    return false; // the page plays without it
  }
}
