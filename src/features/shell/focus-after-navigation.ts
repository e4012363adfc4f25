import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { focusHeading } from '#ui/focus.ts';

/** Moves the focus to the new page's heading, so that keyboard and screen reader start there. */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The first page keeps the browser's own focus.
        if (fromLocation === undefined || fromLocation === toLocation) return;
        // The same page keeps the focus, unless the focused element is gone, such as the button of a failed page.
        if (fromLocation.pathname === toLocation.pathname && document.activeElement !== document.body) return;
        const { activeElement } = document;
        // With the frame: a focus at once makes the browser lay out a page that still changes.
        requestAnimationFrame(() => {
          // A guest who moved on meanwhile keeps the new place.
          if (document.activeElement === activeElement) focusHeading();
        });
      }),
    [router],
  );
}
