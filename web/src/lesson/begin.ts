// Ways into a lesson: from the start, where one left it, or at one of its scenes.
import * as api from '../api';
import { keepLesson, lessons } from '../kept';
import { route } from '../route.svelte';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';

/** A fresh table for a scene. */
export async function scene(game: string, number: number): Promise<void> {
  const made = await api.learn(game, { scene: number, name: settings.name || t('guest') });
  if (!made.token) return;
  keepLesson(game, { token: made.token, scene: number, read: 0, done: lessons()[game]?.done ?? false });
  route.go(`/t/${made.token}`);
}

/** Where one left it, if its table is still there. */
export async function learn(game: string): Promise<void> {
  const left = lessons()[game];
  if (left && !left.done) {
    const there = await api.summary(left.token).catch((error) => (error.status === 404 ? null : Promise.reject(error)));
    if (there) return route.go(`/t/${left.token}`);
  }
  return scene(game, 0);
}
