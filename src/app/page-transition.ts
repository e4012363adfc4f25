import type { AnyRouter } from '@tanstack/react-router';

import { NOTICES } from '#ui/app-frame.tsx';

type ViewTransition = Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined>;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How much of the window's lower edge the bar takes: it stays as it is while pages fade above it. */
function barHeight(): number {
  const top = document.getElementById(NOTICES)?.parentElement?.getBoundingClientRect().top ?? window.innerHeight;
  return Math.max(0, window.innerHeight - top);
}

/** The link that was clicked last, until its page opens. */
let clicked: Element | null = null;
/** Whether the browser has shown the next page already, as iOS does while the guest swipes back. */
let isSwiped = false;

/** Follows what the router's option cannot know of a navigation. */
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
 * (`data-arrives`): the browser moves one into the other. The names go with the old page.
 */
function nameCard(): boolean {
  const parts = [...(clicked?.querySelectorAll<HTMLElement>('[data-travels]') ?? [])];
  for (const part of parts) part.style.viewTransitionName = `card-${part.dataset['travels'] ?? ''}`;
  return parts.length > 0;
}

/** The types of the view transition to another page (`motion.css`); false where none is wanted. */
const types: ViewTransition['types'] = ({ fromLocation, pathChanged }) => {
  const isPlain =
    fromLocation === undefined ||
    !pathChanged ||
    isSwiped ||
    document.hidden ||
    matchMedia(REDUCED_MOTION).matches ||
    // A dialog has its own motion.
    document.querySelector('dialog:modal') !== null;
  const hasCard = !isPlain && nameCard();
  clicked = null;
  isSwiped = false;
  if (isPlain) return false;
  document.documentElement.style.setProperty('--bar', `${barHeight()}px`);
  return [hasCard ? 'card' : 'page'];
};

/** The router's option. Without support for types it would also fade the first page, and for who wants no motion. */
export function pageTransition(): ViewTransition | false {
  if (!globalThis.CSS?.supports('selector(:active-view-transition-type(page))')) return false;
  watchGuest();
  return { types };
}
