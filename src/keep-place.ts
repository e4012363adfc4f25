import { WIDE } from '#lib/use-is-wide.ts';

/** What a guest can focus in the frame around the page. */
const FRAME = ':is(header, nav) :is(a, select)';

/** Until then the frame is built again, or it stays. */
const MOST_FRAMES = 60;

const isSame = (a: Element, b: Element): boolean =>
  a.tagName === b.tagName && a.getAttribute('href') === b.getAttribute('href');

/** Keeps the focus in the frame when a guest zooms or turns the device, and the frame is built again. */
export function keepPlace(): void {
  let place = document.activeElement;
  document.addEventListener('focusin', () => {
    place = document.activeElement;
  });
  // The guest has pressed beside; where the focused element has gone, the place counts.
  document.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (target === place && place?.isConnected && place !== document.activeElement) place = null;
    });
  });
  matchMedia(WIDE).addEventListener('change', () => {
    const before = place;
    const restore = (frames: number): void => {
      if (before === null) return;
      if (before.isConnected) {
        // On a busy device React builds the frame again some frames later.
        if (frames > 0) requestAnimationFrame(() => restore(frames - 1));
      } else if (document.activeElement === document.body)
        [...document.querySelectorAll<HTMLElement>(FRAME)].find((each) => isSame(each, before))?.focus();
    };
    requestAnimationFrame(() => restore(MOST_FRAMES));
  });
}
