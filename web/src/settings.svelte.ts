// Preferences of whoever sits before this screen.
import { keep, kept } from './kept';

export type Theme = 'auto' | 'light' | 'dark';

/** The pigments of seats: as on the chart, for colour-blind eyes, of high contrast. See tokens.css. */
export const PALETTES = ['chart', 'clear', 'strong'] as const;
export type Palette = (typeof PALETTES)[number];

class Settings {
  theme = $state<Theme>(kept<Theme>('theme', 'auto'));
  palette = $state<Palette>(kept<Palette>('palette', 'chart'));
  sound = $state(kept('sound', false));
  /** One tap decides on touch screens too. */
  quick = $state(kept('quick', false));
  /** Animations at all; the system's wish for less motion always wins. */
  moves = $state(kept('moves', true));
  name = $state(kept('name', ''));

  set<K extends 'theme' | 'palette' | 'sound' | 'quick' | 'moves' | 'name'>(key: K, value: Settings[K]): void {
    (this as Settings)[key] = value;
    keep(key, value);
    if (key === 'theme' || key === 'palette') this.dress();
  }

  dress(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') root.removeAttribute('data-theme');
    else root.dataset.theme = this.theme;
    if (this.palette === 'chart') root.removeAttribute('data-palette');
    else root.dataset.palette = this.palette;
  }
}

export const settings = new Settings();
