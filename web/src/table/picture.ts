// The board as a picture of its own: an SVG that any program draws, with its styles and letters inside, and a PNG of it.

const NS = 'http://www.w3.org/2000/svg';

/** What a child takes from its parent if nothing else is said. */
const HANDED_DOWN = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
] as const;

/** What holds for one element alone, and what it is if nothing is said. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'mix-blend-mode': 'normal',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'vector-effect': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

/** What only the page needs. */
const SHED = /^(class|style|role|tabindex|aria-|data-)/;

/** Copies how `live` looks into `copy`, which has the same children. */
function dress(live: Element, copy: Element, above: CSSStyleDeclaration | null): void {
  const own = getComputedStyle(live);
  const said = HANDED_DOWN.filter((name) => !above || own.getPropertyValue(name) !== above.getPropertyValue(name)).map(
    (name) => `${name}:${own.getPropertyValue(name)}`,
  );
  for (const [name, usual] of Object.entries(OWN)) {
    const value = own.getPropertyValue(name);
    if (value && value !== usual) said.push(`${name}:${value}`);
  }
  if (own.transform !== 'none' && !live.hasAttribute('transform')) {
    said.push(
      `transform:${own.transform}`,
      `transform-origin:${own.transformOrigin}`,
      `transform-box:${own.transformBox}`,
    );
  }
  // Children first: those that are not drawn go, and then the two no longer match.
  const [lives, copies] = [[...live.children], [...copy.children]];
  lives.forEach((child, i) => {
    const twin = copies[i];
    if (!twin) return;
    if (getComputedStyle(child).display === 'none') twin.remove();
    else dress(child, twin, own);
  });
  for (const { name } of [...copy.attributes]) if (SHED.test(name)) copy.removeAttribute(name);
  if (said.length) copy.setAttribute('style', said.join(';'));
}

async function inlined(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
}

/** The page's own letters, as far as they are cut for all texts: those for rare letters would weigh more than the board. */
async function letters(families: string): Promise<string> {
  const out: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue('font-family').replaceAll(/['"]/g, '');
      const range = rule.style.getPropertyValue('unicode-range');
      const [, file] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (!file || !families.includes(family) || range) continue;
      const weight = rule.style.getPropertyValue('font-weight') || '400';
      const style = rule.style.getPropertyValue('font-style') || 'normal';
      const src = await inlined(new URL(file, sheet.href ?? location.href).href);
      out.push(`@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${src})}`);
    }
  }
  return out.join('');
}

/** The board as a document of its own. */
export async function drawing(board: SVGSVGElement, title: string): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const { x, y, width, height } = board.viewBox.baseVal;
  dress(board, copy, null);
  copy.setAttribute('xmlns', NS);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const made = (name: string) => document.createElementNS(NS, name);
  const [named, style, paper] = [made('title'), made('style'), made('rect')];
  named.textContent = title;
  style.textContent = await letters(new XMLSerializer().serializeToString(copy));
  const ground = { x, y, width, height, fill: getComputedStyle(document.body).backgroundColor };
  for (const [name, value] of Object.entries(ground)) paper.setAttribute(name, String(value));
  copy.prepend(named, style, paper);
  return new XMLSerializer().serializeToString(copy);
}

/** The same in pixels, `width` wide. */
export async function pixels(svg: string, width: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
