import { useLayoutEffect } from 'react';

import { afterFrame } from '#lib/after-frame.ts';
import { WIDE } from '#lib/use-is-wide.ts';

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

/** Parts in groups of so many elements at most; a part that has more is a group by itself. */
function framesOf(parts: readonly HTMLElement[], most: number): HTMLElement[][] {
  const frames: HTMLElement[][] = [];
  let left = 0;
  for (const part of parts) {
    const size = sizeOf(part);
    if (size > left) {
      frames.push([]);
      left = most;
    }
    frames.at(-1)?.push(part);
    left -= size;
  }
  return frames;
}

/** Lets a phone draw the page of a first load in several frames. It answers a touch between them. */
export function useFirstScreenFirst(): void {
  useLayoutEffect(() => {
    if (!isNewLoad() || window.matchMedia(WIDE).matches) return;
    const [first = [], ...below] = framesOf(all(STACKED).slice(0, 1).flatMap(partsOf), IN_FIRST_FRAME);
    const later = [...all(FOLLOWS), ...below.flat(), ...all('footer')];
    // A browser takes the focus from what it hides.
    if (later.some((part) => part.contains(document.activeElement))) return;
    // Not `content-visibility`: Chromium counts what it then places as moved.
    for (const part of later) part.style.display = 'none';
    void (async () => {
      const shown = first.reduce((sum, part) => sum + sizeOf(part), 0);
      const most = (shown * FRAME_MS) / (await afterFrame());
      for (const frame of framesOf(later, Math.max(IN_A_FRAME, most))) {
        for (const part of frame) part.style.display = '';
        await afterFrame();
      }
    })();
  }, []);
}
