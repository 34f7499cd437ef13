// Preferences of whoever sits before this screen.
import { keep, kept } from './kept';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast others and their pieces move: at once, brisk, calm. */
export const PACES = ['once', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];

/** When the page asks before a turn is ended: never, if something is lost by it, always. */
export const ASKS = ['never', 'lost', 'always'] as const;
export type Ask = (typeof ASKS)[number];

/** The pigments of seats: as on the chart, for colour-blind eyes, of high contrast. See tokens.css. */
export const PALETTES = ['chart', 'clear', 'strong'] as const;
export type Palette = (typeof PALETTES)[number];

class Settings {
  theme = $state<Theme>(kept<Theme>('theme', 'auto'));
  palette = $state<Palette>(kept<Palette>('palette', 'chart'));
  sound = $state(kept('sound', false));
  /** One tap decides on touch screens too. */
  quick = $state(kept('quick', false));
  /** The system's wish for less motion always wins. Before there were paces, one could only have no motion at all. */
  pace = $state<Pace>(kept<Pace>('pace', kept('moves', true) ? 'brisk' : 'once'));
  ask = $state<Ask>(kept<Ask>('ask', 'lost'));
  /** Where only one answer is possible, it is given at once. */
  single = $state(kept('single', false));
  /** A strip with everybody's chances. */
  chances = $state(kept('chances', false));
  name = $state(kept('name', ''));

  set<K extends 'theme' | 'palette' | 'sound' | 'quick' | 'pace' | 'ask' | 'single' | 'chances' | 'name'>(
    key: K,
    value: Settings[K],
  ): void {
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
