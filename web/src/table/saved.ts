// What one takes home from a table: files made here in the browser. Nothing is sent anywhere.
import { t, texts } from '../texts.svelte';
import type { Sitting } from './sitting.svelte';
import { sentences, tell } from './story';

/** Hands a file to whoever sits before the screen. */
export function download(name: string, content: Blob | string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The log in the reader's language: who plays, every sentence with the number of its answer, how it ended. */
export function story(sitting: Sitting): string {
  const { result } = sitting.now ?? {};
  const title = texts.say('title', {}, sitting.doc.game);
  const players = sitting.players.map((p) => `${p.letter}  ${p.name}`);
  const width = String(sitting.log.length).length;
  const lines = tell(sitting.log).flatMap((passage) => {
    const who = passage.seat === '*' ? '·' : (sitting.players[passage.seat]?.letter ?? '');
    const said = sentences(passage, sitting.speech);
    return said.length ? [`${String(passage.ply + 1).padStart(width)}  ${who}  ${said.join(' ')}`] : [];
  });
  const end: string[] = [];
  if (result) {
    const ranked = sitting.players.toSorted((a, b) => (result.places[a.seat] ?? 0) - (result.places[b.seat] ?? 0));
    end.push('', sitting.text(`end-${result.reason}`));
    if (result.tiebreak) end.push(sitting.text(`tie-${result.tiebreak}`));
    end.push(...ranked.map((p) => `${result.places[p.seat]}.  ${p.name}: ${result.scores[p.seat]} ${t('points')}`));
  }
  return `${[title, ...players, '', ...lines, ...end].join('\n')}\n`;
}

/** The built page's own name for itself: the file it began with. */
const page = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? 'dev';

export interface Versions {
  hanse: string;
  compiled: boolean;
}

/** A record that also says what was wrong with it: remarks behind its header, so that it opens like any other. */
export function report(sitting: Sitting, record: string, words: string, versions: Versions): string {
  const looked = tell(sitting.log).findLast((passage) => passage.ply < sitting.ply);
  const line = looked?.lines.map((one) => `${one.seat} ${one.text ?? '…'}`).join(' / ');
  const remarks = [
    'a problem was met with this game',
    ...words.split('\n').map((one) => `said: ${one}`),
    `looked at: after ${sitting.ply} of ${sitting.now?.ply ?? 0} answers${line ? `: ${line}` : ''}`,
    `asked: ${sitting.asked ?? 'nobody'} ${sitting.question ?? ''}`.trimEnd(),
    `hanse ${versions.hanse}${versions.compiled ? ', compiled' : ''}; page ${page()}; rules ${sitting.doc.version}, data ${sitting.doc.data}`,
    `browser: ${navigator.userAgent}`,
    `window: ${innerWidth}×${innerHeight}, ${devicePixelRatio} pixels; language ${texts.language}`,
  ];
  const [head = '', ...rest] = record.split('\n\n');
  // A remark is one line, whatever was typed.
  const plain = remarks.map((one) => `# ${one.replaceAll(/\p{Cc}+/gu, ' ').trim()}`);
  return [head, [...plain, rest.join('\n\n')].join('\n')].join('\n\n');
}
