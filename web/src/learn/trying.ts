// Going to a table that was made to try something.
import { keepTable } from '../kept';
import { route } from '../route.svelte';
import type { Made } from '../wire';

export async function goTo(game: string, made: Promise<Made>): Promise<void> {
  const { token, host, watch } = await made;
  keepTable({ token: token ?? host, game, watch, seen: Date.now() });
  route.go(`/t/${token ?? host}`);
}
