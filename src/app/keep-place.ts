import { WIDE } from '#lib/device.ts';

/** What a guest can focus in the frame around the page. */
const FRAME = ':is(header, nav) :is(a, select)';

const isSame = (a: Element, b: Element): boolean =>
  a.tagName === b.tagName && a.getAttribute('href') === b.getAttribute('href');

/** Browsers take the focus from what the styles of another width hide, before the app hears of the width. */
const isDrawn = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;

/** Keeps the focus in the frame when a guest zooms or turns the device, and the frame is built again. */
export function keepPlace(): void {
  let place = document.activeElement;
  document.addEventListener('focusin', () => {
    place = document.activeElement;
  });
  // A guest who presses beside gives up the place. An element that has gone, or is drawn no longer, keeps it.
  document.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (target === place && place !== document.activeElement && isDrawn(place)) place = null;
    });
  });
  matchMedia(WIDE).addEventListener('change', () => {
    requestAnimationFrame(() => {
      const before = place;
      if (before === null || before.isConnected || document.activeElement !== document.body) return;
      [...document.querySelectorAll<HTMLElement>(FRAME)].find((each) => isSame(each, before))?.focus();
    });
  });
}
