import { useLayoutEffect } from 'react';

import { afterFrame } from '#lib/after-frame.ts';
import { WIDE } from '#lib/use-is-wide.ts';

/** A container whose children are below each other on a phone, so that each can come after those above it. */
const STACKED = '[data-stacked]';

/** What comes later although it is in the first screen: its place is kept, or nothing is below it. */
const FOLLOWS = '[data-follows]';

/** So many elements a slow phone styles and lays out in one frame without keeping a touch waiting. */
const IN_A_FRAME = 60;

/** The first frame takes a little longer: it has all that the first view has shown, so that nothing blinks. */
const IN_FIRST_FRAME = 80;

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

/** How many elements come with a part: neither its own parts nor what follows later. */
const sizeOf = (part: Element): number =>
  part.matches(STACKED)
    ? 1
    : 1 + part.getElementsByTagName('*').length - part.querySelectorAll(`${FOLLOWS}, ${FOLLOWS} *`).length;

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

/**
 * Lets a phone draw the page of a first load in several frames. The text of the first screen is first, then what
 * follows in it, then the rest from top to bottom. The browser can answer a touch between them.
 */
export function useFirstScreenFirst(): void {
  useLayoutEffect(() => {
    if (!isNewLoad() || window.matchMedia(WIDE).matches) return;
    const [, ...below] = framesOf(all(STACKED).slice(0, 1).flatMap(partsOf), IN_FIRST_FRAME);
    const later = framesOf([...all(FOLLOWS), ...below.flat(), ...all('footer')], IN_A_FRAME);
    // A browser takes the focus from what it hides.
    if (later.flat().some((part) => part.contains(document.activeElement))) return;
    // Not `content-visibility`: Chromium counts what it then places as moved.
    for (const part of later.flat()) part.style.display = 'none';
    void (async () => {
      for (const frame of later) {
        await afterFrame();
        for (const part of frame) part.style.display = '';
      }
    })();
  }, []);
}
