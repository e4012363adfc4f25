import { useLayoutEffect } from 'react';

import { afterFrame } from '#lib/after-frame.ts';
import { WIDE } from '#lib/device.ts';

/** A container whose children are below each other on a phone, so that each can come after those above it. */
const STACKED = '[data-stacked]';

/** What comes later although it is in the first screen: its place is kept, or nothing is below it. */
const FOLLOWS = '[data-follows]';

/** So many elements a slow phone styles and lays out in one frame without keeping a touch waiting. */
const IN_A_FRAME = 50;

/** The first frame takes a little longer: it has all that the first view has shown, so that nothing blinks. */
const IN_FIRST_FRAME = 65;

/** A faster phone takes as many more in a frame as it can draw in this time. */
const FRAME_MS = 40;

/** A browser may draw one frame in a lucky moment. The next one has at most so many times as much. */
const GROWTH = 1.5;

/** Whether the browser loads the page for the first time. After a reload, and on the way back, it restores a place. */
const isNewLoad = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** The parts of a container that come one below the other; a container within it comes before its own parts. */
const partsOf = (container: Element): HTMLElement[] =>
  [...container.children].flatMap((child) => {
    if (!(child instanceof HTMLElement)) return [];
    return child.matches(STACKED) ? [child, ...partsOf(child)] : [child];
  });

/** An element and all within it. */
const countOf = (element: Element): number => 1 + element.getElementsByTagName('*').length;

/** How many elements come with a part: neither its own parts nor what follows later. */
function sizeOf(part: Element): number {
  if (part.matches(STACKED)) return 1;
  return [...part.querySelectorAll(FOLLOWS)].reduce((size, later) => size - countOf(later), countOf(part));
}

/** Shows the first of these parts and takes them out: of so many elements at most, but one part. Returns their size. */
function show(parts: HTMLElement[], most: number): number {
  let size = 0;
  for (let part = parts[0]; part; part = parts[0]) {
    const own = sizeOf(part);
    if (size > 0 && size + own > most) break;
    size += own;
    part.style.display = '';
    parts.shift();
  }
  return size;
}

/** Lets a phone draw the page of a first load in several frames. It answers a touch between them. */
export function useFirstScreenFirst(): void {
  useLayoutEffect(() => {
    if (!isNewLoad() || window.matchMedia(WIDE).matches) return;
    const below = all(STACKED).slice(0, 1).flatMap(partsOf);
    let size = show(below, IN_FIRST_FRAME);
    const later = [...all(FOLLOWS), ...below, ...all('footer')];
    // A browser takes the focus from what it hides.
    if (later.some((part) => part.contains(document.activeElement))) return;
    // Not `content-visibility`: Chromium counts what it then places as moved.
    for (const part of later) part.style.display = 'none';
    void (async () => {
      while (later.length > 0) {
        const fitting = (size * FRAME_MS) / (await afterFrame());
        size = show(later, Math.max(IN_A_FRAME, Math.min(fitting, size * GROWTH)));
      }
    })();
  }, []);
}
