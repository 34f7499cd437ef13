// Which options get a button by the prompt although the desk has them too.

const pieces = (option: string): number =>
  option
    .split(' ')
    .slice(1)
    .reduce((sum, word) => sum + Number(word), 0);

/** Hardly anybody takes less income than he may: less is on the purse. */
export function buttons(option: string, choices: readonly string[]): boolean {
  if (/^(use|pay) /.test(option)) return true;
  if (!option.startsWith('income ')) return false;
  const most = Math.max(...choices.filter((other) => other.startsWith('income ')).map(pieces));
  return pieces(option) === most;
}
