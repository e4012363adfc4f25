import type { AppRouter } from './router.tsx';

const CALM = '(prefers-reduced-motion: reduce)';

/** Whether a dialog lies over the page: its own motion is enough. */
const hasDialog = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * Lets one page fade into the next where the browser can. The router's own option would also hold back the first page,
 * and leaves the refusal of a skipped fade unhandled. Reduced motion has none.
 */
export function fadePages(router: AppRouter): void {
  if (!('startViewTransition' in document)) return;
  router.startViewTransition = (show: () => Promise<void>) => {
    const from = router.state.resolvedLocation?.pathname;
    const isSamePage = from === router.latestLocation.pathname;
    if (isSamePage || document.hidden || matchMedia(CALM).matches || hasDialog()) return show();
    const fade = document.startViewTransition(show);
    // The next page or a hidden tab ends a fade before it begins. The page has changed all the same.
    fade.ready.catch(() => {});
    return fade.updateCallbackDone;
  };
}
