import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { CardHead, Card } from './card.tsx';

interface SkeletonProps {
  shape?: 'line' | 'block' | undefined;
  /** The size of the thing to come, for example `w-3/5` or `h-38`. */
  className?: string | undefined;
}

/** A grey stand-in with the size of what is coming, so that nothing jumps. Say "loading" once, beside it. */
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

interface LinesProps {
  count: number;
  /** A button comes below them. */
  hasButton?: boolean | undefined;
}

/** Grey lines in place of a paragraph; the last is short. */
export const Lines = ({ count, hasButton }: LinesProps): ReactNode => (
  <div aria-busy className="waits w-full animate-appear">
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} className={at === count - 1 ? 'w-3/5' : undefined} />
    ))}
    {hasButton && <Skeleton shape="block" className="mt-3 h-11 w-3/5" />}
  </div>
);

/** Lays its children out at once but shows them only after 150 ms, so that a quick answer never flashes a skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  return <div className="animate-appear">{children}</div>;
}

interface CardPendingProps {
  /** Left out where its text comes with the card. */
  title?: ReactNode;
  /** The lines of its text. */
  lines: number;
  /** It ends with a button. */
  hasButton?: boolean | undefined;
  className?: string | undefined;
}

/** A card that is loading: its title, and grey in place of the rest. */
export const CardPending = ({ title, lines, hasButton = false, className }: CardPendingProps): ReactNode => (
  <Card aria-busy className={className}>
    <CardHead title={title ?? <Skeleton className="w-40" />} />
    <Lines count={lines} hasButton={hasButton} />
  </Card>
);
