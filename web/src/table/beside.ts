// Puts a small slip beside a point of the screen, never beyond its edge.
import type { Attachment } from 'svelte/attachments';

const GAP = 12;

export function beside(x: number, y: number): Attachment<HTMLElement> {
  return (element) => {
    const { width, height } = element.getBoundingClientRect();
    const left = Math.min(Math.max(GAP, x - width / 2), innerWidth - width - GAP);
    const below = y + GAP + height < innerHeight - GAP;
    const top = below ? y + GAP : Math.max(GAP, y - GAP - height);
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  };
}
