import * as api from '../api';
import { keepTable } from '../kept';
import { route } from '../route.svelte';
import type { Sitting } from '../table/sitting.svelte';

/** Who sits where the next time: as now, each one further, who was last begins. */
export const ORDERS = ['same', 'rotated', 'result'] as const;
export type Order = (typeof ORDERS)[number];

/** To the table of the rematch, which is laid if nobody has yet. */
export async function rematch(sitting: Sitting, seats: Order): Promise<void> {
  const { token } = await api.rematch(sitting.token, { seats });
  keepTable({ token, game: sitting.doc.game, seen: Date.now() });
  route.go(`/t/${token}`);
}
