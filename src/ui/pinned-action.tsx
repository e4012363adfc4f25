import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';
import { onResize } from '#lib/optional-apis.ts';

import { NOTICES } from './app-frame.tsx';

/** Classes of a button that stays in view at the lower edge of a phone. A page without the bar needs no more. */
export const pinnedClass = (): string =>
  cx(
    'pinned',
    'sticky',
    'no-print order-last bottom-0 z-5 -mx-5 mt-auto flex flex-col gap-2 bg-paper px-5 border-t border-line pt-2.5 pb-3 wide:static wide:order-none wide:m-0 wide:border-0 wide:bg-transparent wide:p-0 [@media(max-height:26rem)]:static [@media(width<22rem)]:static',
  );

/** Keeps an element above what is at the lower edge of the window: the bar, and a question above it. */
function pinAboveDock(element: HTMLElement): (() => void) | undefined {
  const dock = document.getElementById(NOTICES)?.parentElement;
  if (!dock) return undefined;
  const pin = () => {
    element.style.bottom = `${dock.offsetHeight}px`;
  };
  pin();
  return onResize(dock, pin);
}

/**
 * The main button of a page. On a phone it is always at the lower edge, whatever the length of the page; on wide screens,
 * and in a very low window, it scrolls with the page. Its parents are flex columns that `grow` to the height of the page.
 */
export function PinnedAction({ children }: { children: ReactNode }) {
  return (
    <div ref={(element) => (element === null ? undefined : pinAboveDock(element))} className={pinnedClass()}>
      {children}
    </div>
  );
}
