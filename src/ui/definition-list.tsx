import type { ReactNode } from 'react';

/** Facts as rows of term and value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

/** One row; a value without room beside its term goes below it, at the same edge, so that neither breaks. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-2.5 first:pt-0 last:pb-0">
      <dt className="min-w-0 wrap-break-word text-balance text-soft">{term}</dt>
      <dd className="ms-auto min-w-0 text-end font-medium text-balance">{children}</dd>
    </div>
  );
}
