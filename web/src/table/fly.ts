// Things that fly from one place of the page to another, whatever they are drawn with.

/** The first element with that address that takes room on the screen. */
export function place(at: string): Element | null {
  for (const element of document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return element;
  }
  return null;
}

/** A copy of an element as it looks, for a moment, above everything. */
function copy(element: Element, box: DOMRect): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'flying';
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    zIndex: '60',
  });
  const twin = element.cloneNode(true) as Element;
  for (const node of [twin, ...twin.querySelectorAll('[data-at]')]) {
    for (const name of ['data-at', 'data-handle', 'data-lit', 'tabindex', 'role', 'id']) node.removeAttribute(name);
  }
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const own = element.getBBox();
    twin.removeAttribute('transform');
    svg.setAttribute('viewBox', `${own.x} ${own.y} ${own.width} ${own.height}`);
    Object.assign(svg.style, { width: '100%', height: '100%', overflow: 'visible' });
    svg.append(twin);
    layer.append(svg);
  } else layer.append(twin);
  return layer;
}

/**
 * Picks a thing up where it stands now, to be put down where another stands by then. What is called for landing may be
 * called after the page has changed; a goal that is gone by then is where it was.
 */
export function take(from: string, to: string): (ms: number) => void {
  const start = place(from);
  if (!start) return () => {};
  const a = start.getBoundingClientRect();
  const layer = copy(start, a);
  const goal = place(to)?.getBoundingClientRect();
  return (ms) => {
    const b = place(to)?.getBoundingClientRect() ?? goal;
    if (b) fly(layer, a, b, ms);
  };
}

function fly(layer: HTMLElement, a: DOMRect, b: DOMRect, ms: number): void {
  document.body.append(layer);
  const dx = b.left + b.width / 2 - (a.left + a.width / 2);
  const dy = b.top + b.height / 2 - (a.top + a.height / 2);
  const shrink = Math.min(1, Math.max(0.5, Math.min(b.width / a.width, b.height / a.height)));
  const way = layer.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 14}px) scale(1.08)`, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(${shrink})`, opacity: 0.9 },
    ],
    { duration: ms, easing: 'cubic-bezier(.4,0,.2,1)' },
  );
  way.onfinish = () => layer.remove();
  way.oncancel = () => layer.remove();
}
