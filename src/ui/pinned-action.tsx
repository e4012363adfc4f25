import type { ReactNode } from 'react';

import { DOCK } from './app-frame.tsx';

/** Keeps an element above what is at the lower edge of the window: the bar, and a question above it. */
function pinAboveDock(element: HTMLElement): (() => void) | undefined {
  const dock = document.getElementById(DOCK);
  if (dock === null) return undefined;
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
    <div
      ref={(element) => (element === null ? undefined : pinAboveDock(element))}
      className="no-print sticky z-5 -mx-5 flex flex-col gap-2 bg-paper px-5 py-3 shadow-[0_-10px_14px_var(--paper)] wide:static wide:m-0 wide:bg-transparent wide:p-0 wide:shadow-none [@media(max-height:26rem)]:static"
    >
      {children}
    </div>
  );
}
