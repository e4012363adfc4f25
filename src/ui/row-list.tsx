import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { ChevronRight } from 'lucide-react';

/** Rows under each other in one card; each `li` holds one link of `rowClass` around a `Row`. */
export function RowList({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card bg-card shadow-card">{children}</ul>
  );
}

/** Classes of the link around a `Row`. */
export const rowClass =
  'flex min-h-16 items-center gap-3.5 px-4.5 py-3 transition-colors hover:bg-tint focus-visible:-outline-offset-3 wide:px-6';

interface RowProps {
  icon: LucideIcon;
  title: string;
  detail?: ReactNode;
  /** At the far end: a price. */
  aside?: ReactNode;
}

/** A sign, a name, a soft line, a price, and the arrow that says it leads somewhere. Spans only. */
export function Row({ icon: Icon, title, detail, aside }: RowProps) {
  return (
    <>
      <Icon aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 flex-col">
          <span className="text-lead leading-snug font-semibold">{title}</span>
          {detail && <span className="text-pretty text-soft">{detail}</span>}
        </span>
        {aside && <span className="text-lead tabular-nums">{aside}</span>}
      </span>
      <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
    </>
  );
}
