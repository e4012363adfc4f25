import { useLayoutEffect } from 'react';

import { afterFrame } from '#lib/after-frame.ts';
import { WIDE } from '#lib/use-is-wide.ts';

/** The attribute of a container: how many of its children a phone shows before the guest scrolls. */
const MARK = 'data-on-first-screen';

/** Whether the browser loads the page for the first time. After a reload, and on the way back, it restores a place. */
const isNewLoad = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** What a container has below the first screen. */
const belowIn = (container: Element): HTMLElement[] =>
  [...container.children]
    .slice(Number(container.getAttribute(MARK)))
    .filter((child): child is HTMLElement => child instanceof HTMLElement);

/**
 * Lets a phone draw the page of a first load in three frames. The first has the first screen, the second what inner
 * containers have below it, the third all else. The browser can answer a touch between them.
 */
export function useFirstScreenFirst(): void {
  useLayoutEffect(() => {
    if (!isNewLoad() || window.matchMedia(WIDE).matches) return;
    const inner = document.querySelectorAll(`[${MARK}] [${MARK}]`);
    const foot = document.querySelectorAll('footer');
    const all = [...[...document.querySelectorAll(`[${MARK}]`)].flatMap(belowIn), ...foot];
    // Not `content-visibility`: Chromium counts what it then places as moved.
    for (const part of all) part.style.display = 'none';
    const show = async (parts: readonly HTMLElement[]): Promise<void> => {
      await afterFrame();
      for (const part of parts) part.style.display = '';
    };
    void show([...inner].flatMap(belowIn)).then(() => show(all));
  }, []);
}
