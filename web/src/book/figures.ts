// Figures of the rule books: a game's `ui/figures/<chapter>.svelte`, drawn with its own pieces, found by glob and loaded when read.
import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component }>;

const found: Record<string, Load> = import.meta.glob<{ default: Component }>(
  '../../../src/hanse/games/*/ui/figures/*.svelte',
);

export const figure = (game: string, chapter: string): Load | undefined =>
  Object.entries(found).find(([path]) => path.endsWith(`/${game}/ui/figures/${chapter}.svelte`))?.[1];
