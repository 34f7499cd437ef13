// What a finger means: what it hit, or the lit thing it missed, or too many things at once.

/** Half a fingertip: how far a finger may miss. */
const REACH = 24;
/** A finger on something unlit means that thing, unless its tip is at the very edge of something lit. */
const EDGE = 6;
/** What is as large as this needs no help. */
const LARGE = 34;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const away = (box: Box, x: number, y: number): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

const centre = (box: Box, x: number, y: number): number =>
  Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);

const small = (box: Box): boolean => Math.max(box.right - box.left, box.bottom - box.top) < LARGE;

/** Which of the lit boxes is meant, if any: the nearest within reach. `hit`: the finger is on something unlit. */
export function nearest(boxes: readonly Box[], x: number, y: number, hit: boolean): number | null {
  const reach = hit ? EDGE : REACH;
  const order = boxes
    .map((box, i) => ({ i, way: away(box, x, y), far: centre(box, x, y) }))
    .filter(({ way }) => way < reach)
    .sort((a, b) => a.way - b.way || a.far - b.far);
  return order[0]?.i ?? null;
}

/** Whether a finger there could mean several small things: then one should look nearer first. */
export function crowded(boxes: readonly Box[], x: number, y: number): boolean {
  return boxes.filter((box) => small(box) && centre(box, x, y) < REACH).length > 1;
}
