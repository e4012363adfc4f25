import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import type { Elements } from './elements.tsx';
import { wholeWords } from './headline.tsx';

/** A list of what is included; in two columns where there is room. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-2.5 wide:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Check aria-hidden strokeWidth={2} className="mt-0.75 size-4.5 shrink-0 text-accent" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

interface LineListProps {
  items: readonly string[];
  /** Before each sentence; without it a bullet. */
  icon?: Elements;
}

/** CSS columns, because in a grid a short sentence beside a long one would leave a gap. */
const COLUMNS = { columnCount: 2, columnWidth: '24rem', columnGap: '2rem' };
const WHOLE = { breakInside: 'avoid' } as const;

/** Sentences under each other, in two columns where there is room. */
export const LineList = ({ items, icon }: LineListProps): ReactNode => (
  <ul style={COLUMNS} className={cx('text-pretty', !icon && 'list-disc')}>
    {items.map((item) => (
      <li key={item} style={WHOLE} className={cx('pb-2.5', icon ? 'flex items-start gap-2.5' : 'ms-5')}>
        {icon}
        <span>{item}</span>
      </li>
    ))}
  </ul>
);

/** Rows in one card; each `li` holds one link of `rowClass` around a `Row`. */
export function RowList({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card bg-card shadow-card">{children}</ul>
  );
}

/** Classes of the link around a `Row`. */
export const rowClass =
  'flex min-h-16 items-center gap-3.5 px-4.5 py-3 transition-colors hover:bg-tint focus-visible:-outline-offset-3 wide:px-6';

interface RowProps {
  /** One of both: an icon, or a picture that fills a small box. */
  icon?: LucideIcon;
  picture?: Elements;
  title: string;
  detail?: ReactNode;
  /** At the far end: a price. */
  aside?: ReactNode;
}

/** An icon or a picture, a name, a detail, a price, and the arrow of a link. It contains spans only. */
export function Row({ icon: Icon, picture, title, detail, aside }: RowProps) {
  return (
    <>
      {Icon && <Icon aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />}
      {picture && (
        <span data-travels className="flex size-12 shrink-0 overflow-hidden rounded-tile bg-tint">
          {picture}
        </span>
      )}
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 flex-col">
          <span className="text-lead leading-snug font-semibold">{wholeWords(title)}</span>
          {detail && <span className="text-pretty text-soft">{detail}</span>}
        </span>
        {aside && <span className="text-lead tabular-nums">{aside}</span>}
      </span>
      <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
    </>
  );
}
