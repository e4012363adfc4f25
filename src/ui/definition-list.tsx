import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

/** Facts as rows of term and value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

/** The term gives way first, but is never narrower than its longest part; then the value breaks. */
const TERM = { minWidth: 'min-content', flexShrink: 1e5 };
/** Signs of a term that stays on one line. */
const SHORT = 16;
const VALUE = { maxWidth: '75%' };

/** One row, the same in every card: the term at one edge, the value at the other. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
      <dt style={TERM} className={cx('text-balance text-soft', term.length <= SHORT && 'whitespace-nowrap')}>
        {term}
      </dt>
      <dd style={VALUE} className="wrap-break-word text-end font-medium text-balance">
        {children}
      </dd>
    </div>
  );
}
