import type { ReactNode } from 'react';

import type { Elements } from './elements.tsx';

interface AppFrameProps {
  /** "Skip to content" */
  skipLabel: string;
  /** From 768 px: brand, navigation and small controls. */
  header: ReactNode;
  /** Below 768 px: the way back, else the brand, and small controls. */
  top?: ReactNode;
  /** From 768 px, in the room above the heading: the way back. */
  back?: ReactNode;
  /** Below 768 px, at the thumb: a `nav` of bar items; null where a page has no navigation. */
  bar: ReactNode;
  /** Below the content of every page. */
  footer: ReactNode;
  /** A question of the app, above the bar; it gives way to what is in `NOTICES`. */
  question?: Elements;
  children: ReactNode;
}

/** Id of the container for messages of the app about itself: a separate React root, rendered after the first page. */
export const NOTICES = 'notices';

/** Skip link, header, content and bottom bar, with room for notches and home bars. */
export function AppFrame({ skipLabel, header, top, back, bar, footer, question, children }: AppFrameProps) {
  return (
    <div className="app-frame">
      <a
        href="#main"
        className="no-print sr-only z-20 rounded-full bg-ink font-semibold text-paper focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:px-5 focus:py-3"
      >
        {skipLabel}
      </a>
      {/* `contents`: its head sticks to the window as long as the page is. */}
      <header className="no-print contents">
        <div className="head">
          <div className="hidden border-b border-line wide:block">
            <div className="mx-auto flex min-h-17 max-w-300 flex-wrap items-center justify-between gap-x-4 px-10">
              {header}
            </div>
          </div>
          {top && (
            <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-5 *:last:ms-auto wide:hidden">
              {top}
            </div>
          )}
        </div>
        {back && <div className="page-bar">{back}</div>}
      </header>
      <main id="main" tabIndex={-1} className="grow pb-4">
        {children}
      </main>
      <footer className="no-print mx-auto flex w-full max-w-300 flex-wrap justify-center gap-x-2 px-5 pb-3 wide:justify-start wide:px-9 wide:pb-5">
        {footer}
      </footer>
      {/* Sticky, not fixed: the bar takes up space in the layout and so hides nothing at the end of the page. On very low
          screens it stays at the end rather than cover half the view. */}
      <div className="no-print pointer-events-none sticky bottom-0 z-10 [@media(max-height:26rem)]:static">
        <div id={NOTICES} className="peer" />
        {question}
        {/* Sticky by itself: else a question that appears above it counts as a layout shift of the bar. */}
        {bar && (
          <div className="bar pointer-events-auto sticky bottom-0 overflow-x-auto border-t border-line bg-card px-1 pb-[env(safe-area-inset-bottom)] wide:hidden">
            {bar}
          </div>
        )}
      </div>
    </div>
  );
}
