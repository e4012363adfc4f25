import type { AnyRouter } from '@tanstack/react-router';

import { matchesMedia } from '#lib/optional-apis.ts';
import { NOTICES } from '#ui/app-frame.tsx';

type ViewTransition = Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined>;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The height of the bar at the bottom of the window, which stays unchanged while pages fade above it. */
function barHeight(): number {
  const top = document.getElementById(NOTICES)?.parentElement?.getBoundingClientRect().top ?? window.innerHeight;
  return Math.max(0, window.innerHeight - top);
}

/** The height of the head, which stays in view as well. */
const headHeight = (): number => Math.max(0, document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0);

/** The last clicked link, until its page opens. */
let clicked: Element | null = null;
/** Whether the browser has already shown the next page, as iOS does when the guest swipes back. */
let isSwiped = false;

/** Tracks what the router does not know about a navigation. */
function watchGuest(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      clicked = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  window.addEventListener('popstate', (event) => {
    isSwiped = event.hasUAVisualTransition;
  });
}

/**
 * Names the picture of the clicked card (`data-travels`); the styles name the one at the head of the new page
 * (`arrives`), so that the browser grows one into the other. The name disappears with the old page.
 */
function nameCard(): boolean {
  const picture = clicked?.querySelector<HTMLElement>('[data-travels]');
  if (!picture) return false;
  picture.style.viewTransitionName = 'picture';
  return true;
}

/** Names the code on the page: it becomes the code of the walk in, whose styles name that one. */
function nameCode(): boolean {
  // React keeps a page that waits in the document, hidden.
  const code = [...document.querySelectorAll<HTMLElement>('main [data-code]')].find((each) => each.checkVisibility());
  if (!code) return false;
  code.style.viewTransitionName = 'code';
  return true;
}

/** The types of the view transition to another page (`motion.css`); false where none is wanted. */
const types: ViewTransition['types'] = ({ fromLocation, toLocation, pathChanged }) => {
  const isPlain =
    fromLocation === undefined ||
    !pathChanged ||
    isSwiped ||
    document.hidden ||
    matchesMedia(REDUCED_MOTION) ||
    // Dialogs have their own animation.
    document.querySelector('dialog:modal') !== null;
  const isWalk = 'walk' in toLocation.search;
  const hasCode = !isPlain && isWalk && nameCode();
  const hasCard = !isPlain && !isWalk && nameCard();
  clicked = null;
  isSwiped = false;
  // Without a code that moves, the walk opens as every other dialog.
  if (isPlain || (isWalk && !hasCode)) return false;
  // The walk covers them, too.
  const { style } = document.documentElement;
  style.setProperty('--head', `${isWalk ? 0 : headHeight()}px`);
  style.setProperty('--bar', `${isWalk ? 0 : barHeight()}px`);
  if (isWalk) return ['walk'];
  if (toLocation.pathname === '/stay/order-success') return ['sheet'];
  return [hasCard ? 'card' : 'page'];
};

/** The router's option. Without support for types, it would also animate the first page, and ignore reduced motion. */
export function pageTransition(): ViewTransition | false {
  if (!globalThis.CSS?.supports('selector(:active-view-transition-type(page))')) return false;
  watchGuest();
  return { types };
}
