import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

interface SummaryColumnsProps {
  /** Price and main button: a `Summary`, or several parts. */
  summary?: ReactNode;
  children: ReactNode;
  /** Less important than the summary: on a phone it comes after it. */
  below?: ReactNode;
  /** The second column has a form: both are as wide. */
  isEven?: boolean;
}

/**
 * Wide screens show `children`, at most 620 px wide, and `summary` in a second column that stays in view. Phones show them
 * one below the other. `contents` lets the summary's button stick over the whole page.
 */
export function SummaryColumns({ summary, children, below, isEven = false }: SummaryColumnsProps) {
  return (
    <div
      className={cx(
        'flex flex-col gap-4 wide:grid wide:grid-rows-[auto_1fr] wide:items-start wide:gap-x-8 wide:gap-y-6',
        isEven ? 'wide:grid-cols-2' : 'wide:grid-cols-[minmax(0,38.75rem)_minmax(18rem,1fr)]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-4 wide:gap-6">{children}</div>
      <div className="contents wide:sticky wide:top-8 wide:row-span-2 wide:flex wide:flex-col wide:gap-5">
        {summary}
      </div>
      {below && <div className="flex min-w-0 flex-col gap-4 empty:hidden wide:gap-6">{below}</div>}
    </div>
  );
}
