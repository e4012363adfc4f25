import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** How many notices and questions of the app lie above the bar. */
let shown = 0;

/**
 * Scrolls a focused element clear of a notice or question at the bottom of the screen (`base.css`). It sets a class,
 * because for `html:has()` a browser searches the whole page after each change.
 */
export function useBottomScrollPadding(isShown = true): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const { classList } = document.documentElement;
    classList.toggle('noticed', ++shown > 0);
    return () => void classList.toggle('noticed', --shown > 0);
  }, [isShown]);
}

interface BottomNoticeProps {
  icon: LucideIcon;
  heading: string;
  /** At most two buttons, the primary one first. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A message of the app about itself, at the bottom of the screen above the navigation. */
export function BottomNotice({ icon: Icon, heading, actions, children }: BottomNoticeProps) {
  useBottomScrollPadding();
  return (
    <div className="px-3 py-3 wide:px-6 wide:pb-6">
      <section
        aria-label={heading}
        className="notice pointer-events-auto mx-auto flex max-w-120 animate-rise flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-edge/45 bg-card p-4 shadow-card wide:me-0"
      >
        <div className="flex min-w-0 grow basis-60 gap-3">
          <Icon aria-hidden strokeWidth={1.9} className="mt-px size-[1.375rem] shrink-0 text-accent" />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-lead leading-[1.3]">{heading}</h2>
            {children && <div className="text-body text-soft">{children}</div>}
          </div>
        </div>
        <div className="flex grow flex-wrap gap-2 *:grow wide:grow-0">{actions}</div>
      </section>
    </div>
  );
}
