// How near one looks at the board. The board's place sets it up; buttons and fingers elsewhere use it.
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';

const NEAREST = 6;
/** How much a button, and how much a double tap brings one nearer. */
const STEP = 1.5;
const LEAP = 2.2;

export class Lens {
  at = $state.raw({ x: 0, y: 0, k: 1 });
  #element: HTMLElement | null = null;
  #behave: ZoomBehavior<HTMLElement, unknown> | null = null;

  get near(): boolean {
    return this.at.k > 1.001;
  }
  get nearest(): boolean {
    return this.at.k >= NEAREST;
  }

  /** Lets wheel and fingers move what lies in the element; `moved` is told when they do. */
  hold(element: HTMLElement, moved: () => void): () => void {
    const made = zoom<HTMLElement, unknown>()
      .scaleExtent([1, NEAREST])
      .clickDistance(6)
      .filter((event: Event) => !(event as MouseEvent).button)
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.at = event.transform;
        if (event.sourceEvent) moved();
      });
    const selected = select(element);
    selected.call(made).on('dblclick.zoom', null);
    [this.#element, this.#behave] = [element, made];
    return () => {
      selected.on('.zoom', null);
      this.#element = null;
    };
  }

  /** The chart may be pushed about, never lost: it lies in a box of a place of that size. */
  bound(width: number, height: number, left: number, top: number): void {
    this.#behave?.extent([
      [0, 0],
      [width, height],
    ]);
    this.#behave?.translateExtent([
      [left, top],
      [width - left, height - top],
    ]);
  }

  #do(act: (behave: ZoomBehavior<HTMLElement, unknown>, element: HTMLElement) => void): void {
    if (this.#element && this.#behave) act(this.#behave, this.#element);
  }

  nearer(): void {
    this.#do((behave, element) => behave.scaleBy(select(element), STEP));
  }
  farther(): void {
    this.#do((behave, element) => behave.scaleBy(select(element), 1 / STEP));
  }
  fit(): void {
    this.#do((behave, element) => behave.transform(select(element), zoomIdentity));
  }
  /** To a point of the window. */
  leap(x: number, y: number): void {
    this.#do((behave, element) => {
      const box = element.getBoundingClientRect();
      behave.scaleBy(select(element), LEAP, [x - box.left, y - box.top]);
    });
  }
  /** So near that nothing of the place is empty. */
  fill(by: number): void {
    this.#do((behave, element) => {
      behave.transform(select(element), zoomIdentity);
      behave.scaleBy(select(element), Math.min(by, 3));
    });
  }
}
