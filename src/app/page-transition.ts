import type { AnyRouter } from '@tanstack/react-router';

import { NOTICES } from '#ui/app-frame.tsx';

type ViewTransition = Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined>;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The height of the bar at the bottom of the window, which stays unchanged while pages fade above it. */
function barHeight(): number {
  const top = document.getElementById(NOTICES)?.parentElement?.getBoundingClientRect().top ?? window.innerHeight;
  return Math.max(0, window.innerHeight - top);
}

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
 * Names picture and title of the clicked card (`data-travels`), for which the styles name the head of the new page
 * (`data-arrives`), so that the browser morphs one into the other. The names disappear with the old page.
 */
function nameCard(): boolean {
  const parts = [...(clicked?.querySelectorAll<HTMLElement>('[data-travels]') ?? [])];
  for (const part of parts) part.style.viewTransitionName = `card-${part.dataset['travels'] ?? ''}`;
  return parts.length > 0;
}

/** The types of the view transition to another page (`motion.css`); false for no transition. */
const types: ViewTransition['types'] = ({ fromLocation, pathChanged }) => {
  const isPlain =
    fromLocation === undefined ||
    !pathChanged ||
    isSwiped ||
    document.hidden ||
    matchMedia(REDUCED_MOTION).matches ||
    // Dialogs have their own animation.
    document.querySelector('dialog:modal') !== null;
  const hasCard = !isPlain && nameCard();
  clicked = null;
  isSwiped = false;
  if (isPlain) return false;
  document.documentElement.style.setProperty('--bar', `${barHeight()}px`);
  return [hasCard ? 'card' : 'page'];
};

/** The router's option. Without support for types, it would also animate the first page, and ignore reduced motion. */
export function pageTransition(): ViewTransition | false {
  if (!globalThis.CSS?.supports('selector(:active-view-transition-type(page))')) return false;
  watchGuest();
  return { types };
}
