import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

export type PillTone = 'good' | 'warn' | 'info';

const TONES: Record<PillTone, string> = {
  good: 'bg-tint text-accent',
  warn: 'bg-warn-tint text-warn',
  info: 'bg-info-tint text-info',
};

interface PillProps {
  tone: PillTone;
  icon?: LucideIcon | undefined;
  /** The state as text: the colour only repeats it. */
  children: ReactNode;
}

/** A state in a short text. */
export function Pill({ tone, icon: Icon, children }: PillProps) {
  return (
    <span
      className={cx(
        'pill inline-flex max-w-full items-center gap-1.5 rounded-[1em] border border-transparent px-2.5 py-0.75',
        'text-note leading-snug font-semibold tabular-nums',
        TONES[tone],
      )}
    >
      {Icon && <Icon aria-hidden strokeWidth={2.2} className="size-[1.1em] shrink-0" />}
      <span>{children}</span>
    </span>
  );
}
