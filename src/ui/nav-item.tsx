import { useState } from 'react';
import type { ReactElement } from 'react';

import { cx } from '#lib/cx.ts';

import type { Elements } from './elements.tsx';

export type NavSlot = 'header' | 'bar';

/** Classes of the list around the items. */
export function navListClass(slot: NavSlot): string {
  return slot === 'bar' ? 'flex justify-around *:grow' : 'flex flex-wrap items-center';
}

/**
 * Classes of a navigation link; the current one is also bold and has a line. Its colour has no transition, because drawing
 * one would delay the next page on a phone.
 */
export function navItemClass(active: boolean, slot: NavSlot): string {
  return cx(
    'relative flex items-center justify-center after:absolute after:rounded-full after:bg-accent forced-colors:after:bg-[Highlight]',
    slot === 'bar'
      ? 'min-h-16 min-w-13 flex-col gap-0.75 px-0.5 pt-2 pb-1.5 text-center text-[min(var(--text-note),0.35rem+1.95vw)] leading-tight text-balance after:inset-x-0 after:top-0 after:mx-auto after:h-0.75 after:w-7'
      : 'min-h-17 min-w-11 gap-2 px-[min(1vw,12px)] text-[min(var(--text-body),0.35rem+1vw)] after:inset-x-[min(1vw,12px)] after:bottom-[-1px] after:h-0.75',
    active ? 'font-semibold text-accent' : 'text-soft hover:text-ink after:hidden',
  );
}

/** An icon of the bar with its badge or dot in the upper corner. */
export function NavIcon({ icon, badge }: { icon: ReactElement; badge?: Elements }) {
  return (
    <span className="relative grid place-items-center [&>svg]:size-6 [&>svg]:stroke-[1.75]">
      {icon}
      {badge && <span className="absolute -top-1.5 start-[calc(100%-7px)] flex">{badge}</span>}
    </span>
  );
}

/** A count, with a label that explains it: "3" and "3 unread messages". */
export function NavBadge({ count, label }: { count: string; label: string }) {
  return (
    <span className="inline-grid h-[1.5em] min-w-[1.5em] place-items-center rounded-full border border-transparent bg-warn px-[0.35em] text-note leading-none font-bold text-card tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

interface NavDotProps {
  label: string;
  /** Called when the animation starts; it stops when this returns false. */
  mayBreathe: () => boolean;
}

/** Something new waits here; breathes three times where motion is welcome, under five seconds (WCAG 2.2.2). */
export function NavDot({ label, mayBreathe }: NavDotProps) {
  const [isStill, setStill] = useState(false);
  return (
    <span
      className={cx(
        'mt-0.5 inline-block size-2.5 rounded-full bg-info ring-2 ring-card forced-colors:bg-[Highlight]',
        !isStill && 'animate-breathe',
      )}
      title={label}
      // Header and bar have a dot each: only the one whose animation starts first breathes.
      onAnimationStart={() => setStill(!mayBreathe())}
    >
      <span className="sr-only">{label}</span>
    </span>
  );
}
