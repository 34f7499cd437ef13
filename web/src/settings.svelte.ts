// Preferences of whoever sits before this screen.
import { keep, kept } from './kept';

export type Theme = 'auto' | 'light' | 'dark';

class Settings {
  theme = $state<Theme>(kept<Theme>('theme', 'auto'));
  sound = $state(kept('sound', false));
  /** One tap decides on touch screens too. */
  quick = $state(kept('quick', false));
  /** Animations at all; the system's wish for less motion always wins. */
  moves = $state(kept('moves', true));
  name = $state(kept('name', ''));

  set<K extends 'theme' | 'sound' | 'quick' | 'moves' | 'name'>(key: K, value: Settings[K]): void {
    (this as Settings)[key] = value;
    keep(key, value);
    if (key === 'theme') this.dress();
  }

  dress(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') root.removeAttribute('data-theme');
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
