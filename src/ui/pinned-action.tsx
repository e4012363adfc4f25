import type { ReactNode } from 'react';

import { NOTICES } from './app-frame.tsx';
import { pinnedClass } from './pinned.ts';

/** Keeps an element above what is at the lower edge of the window: the bar, and a question above it. */
function pinAboveDock(element: HTMLElement): (() => void) | undefined {
  const dock = document.getElementById(NOTICES)?.parentElement;
  if (!dock) return undefined;
  const pin = () => {
    element.style.bottom = `${dock.offsetHeight}px`;
  };
  pin();
  const watch = new ResizeObserver(pin);
  watch.observe(dock);
  return () => watch.disconnect();
}

/**
 * The main press of a page, in view on a phone: it stays above the lower edge. On wide screens, and in a very low
 * window, it keeps its place in the page. Its parent should be as tall as the page.
 */
export function PinnedAction({ children }: { children: ReactNode }) {
  return (
    <div ref={(element) => (element === null ? undefined : pinAboveDock(element))} className={pinnedClass()}>
      {children}
    </div>
  );
}
