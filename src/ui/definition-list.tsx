import type { ReactNode } from 'react';

/** Facts as rows of term and value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

/** One row. A value without room beside its term is below it, at the same edge, so that neither breaks. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
      <dt className="min-w-0 wrap-break-word text-balance text-soft">{term}</dt>
      <dd className="min-w-0 font-medium text-balance">{children}</dd>
    </div>
  );
}
