// Going to a table that was made to try something.
import * as api from '../api';
import { keepTable, keepTried } from '../kept';
import { route } from '../route.svelte';
import type { Made } from '../wire';

export async function goTo(game: string, made: Promise<Made>): Promise<void> {
  const { token, host, watch } = await made;
  keepTable({ token: token ?? host, game, watch, seen: Date.now() });
  route.go(`/t/${token ?? host}`);
}

/** A table at an example's position; what the example shows is said there. */
export async function tryExample(game: string, id: string): Promise<void> {
  const { token, host } = await api.tryExample(game, id);
  keepTried({ token: token ?? host, game, id });
  route.go(`/t/${token ?? host}`);
}
