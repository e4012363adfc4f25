import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

interface SkeletonProps {
  shape?: 'line' | 'block' | undefined;
  /** The size of the expected content, for example `w-3/5` or `h-38`. */
  className?: string | undefined;
}

/** A grey placeholder with the size of the content, so that the layout does not shift. Announce "loading" once, beside it. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <div
      aria-hidden
      className={cx(
        'animate-breathe bg-line',
        shape === 'line' ? 'my-[0.25em] h-[0.95em] rounded-full' : 'rounded-tile',
        className,
      )}
    />
  );
}

/** Lays its children out at once but shows them only after 150 ms, so that a quick answer never flashes a skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  return <div className="animate-appear">{children}</div>;
}
