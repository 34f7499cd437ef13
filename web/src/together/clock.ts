/** Seconds as a clock shows them: 4:05, 1:00:00, from a day on 2 d 3 h. */
export function shown(seconds: number): string {
  const all = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(all / 86400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
