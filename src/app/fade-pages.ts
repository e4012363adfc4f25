import { afterFrame } from '#lib/after-frame.ts';
import { NOTICES } from '#ui/app-frame.tsx';

import type { AppRouter } from './router.tsx';

const CALM = '(prefers-reduced-motion: reduce)';

/** A page that comes later after its press has no fade, which takes another 30 ms on slow phones. */
const AT_ONCE_MS = 32;

/** A device that takes longer for a frame in which little changes would show a fade late, and not smoothly. */
const SMOOTH_MS = 8;

/** What of a card, marked `data-travels`, moves to the head of its page, marked `data-arrives`; see `motion.css`. */
const PARTS = ['picture', 'title'] as const;
type Part = (typeof PARTS)[number];

/** Whether a dialog lies over the page: its own motion is enough. */
const hasDialog = (): boolean => document.querySelector('dialog:modal') !== null;

/** Whether a guest sees the element, in whole or in part. */
function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

const inView = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isInView);

/** How much of the window's lower edge the bar takes: it stays as it is while pages fade above it. */
function barHeight(): number {
  const top = document.getElementById(NOTICES)?.parentElement?.getBoundingClientRect().top ?? window.innerHeight;
  return Math.max(0, window.innerHeight - top);
}

/** Where a part of a card goes: the marked place of a page, for a title else its heading. */
const arrivalOf = (part: Part): HTMLElement | undefined =>
  inView(document, `main [data-arrives=${part}]`) ?? (part === 'title' ? inView(document, 'main h1') : undefined);

/**
 * Fades in a page that comes at once, and turns a pressed card into its head. Browsers with reduced motion show no fade.
 * The router's own option holds back the first page, and leaves the refusal of a skipped fade unhandled.
 */
export function fadePages(router: AppRouter): void {
  if (!('startViewTransition' in document)) return;
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  let actedAt = -Infinity;
  for (const act of ['click', 'popstate']) {
    window.addEventListener(act, ({ timeStamp }) => (actedAt = timeStamp), true);
  }
  let hasPressedBack = false;
  router.history.subscribe(() => {
    // The event that is handled now: the router hears of it first. After a swipe the page is on screen already, as a
    // picture. It must come without a pause.
    const { event } = window;
    hasPressedBack = event instanceof PopStateEvent && 'hasUAVisualTransition' in event && !event.hasUAVisualTransition;
  });

  let latest: ViewTransition | undefined;
  const named = new Set<HTMLElement>();
  const name = (element: HTMLElement | undefined, part: Part) => {
    if (element === undefined) return;
    element.style.viewTransitionName = `card-${part}`;
    named.add(element);
  };
  // Two elements of one name end a transition before it begins.
  const forget = () => {
    for (const element of named) element.style.viewTransitionName = '';
    named.clear();
  };

  const endOf = async (fade: ViewTransition) => {
    await fade.finished.catch(() => {});
    if (latest === fade) forget();
  };

  router.startViewTransition = async (show: () => Promise<void>) => {
    let frameMs = 0;
    if (hasPressedBack) {
      hasPressedBack = false;
      // React renders in the event of "back" without a pause: no frame would show where it leads.
      frameMs = await afterFrame();
    }
    const card = pressed;
    pressed = null;
    forget();
    const from = router.state.resolvedLocation?.pathname;
    const isSamePage = from === router.latestLocation.pathname;
    const moving = PARTS.map((part) => ({ part, element: card ? inView(card, `[data-travels=${part}]`) : undefined }));
    const moves = moving.some(({ element }) => element !== undefined);
    const isLate = performance.now() - actedAt > AT_ONCE_MS || frameMs > SMOOTH_MS;
    if ((!moves && (isSamePage || isLate)) || document.hidden || matchMedia(CALM).matches || hasDialog()) return show();
    for (const { part, element } of moving) name(element, part);
    document.documentElement.style.setProperty('--bar', `${barHeight()}px`);
    const fade = document.startViewTransition(async () => {
      forget();
      await show();
      for (const { part, element } of moving) if (element !== undefined) name(arrivalOf(part), part);
    });
    latest = fade;
    // The next page or a hidden tab ends a fade before it begins. The page has changed all the same.
    fade.ready.catch(() => {});
    void endOf(fade);
    return fade.updateCallbackDone;
  };
}
