// The clock as the host sets it, in minutes; the server wants seconds.
import type { ClockTerms } from '../wire';

export interface ClockWish {
  per: 'none' | 'turn' | 'game';
  minutes: number;
  more: number;
  out: boolean;
}

export const NO_CLOCK: ClockWish = { per: 'none', minutes: 20, more: 10, out: true };

export function clockTerms({ per, minutes, more, out }: ClockWish): ClockTerms | null {
  if (per === 'none') return null;
  const base = Math.max(1, Math.round(minutes * 60));
  return { base, more: per === 'game' ? Math.round(more) : 0, per, out: out ? 'bot' : 'nobody' };
}
