import type { ReactNode } from 'react';

/** Facts as rows of term and value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

/** One row; a long value breaks in the end column, so that all rows look alike. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
      <dt className="flex-[1_1_7rem] wrap-break-word text-balance text-soft">{term}</dt>
      <dd className="min-w-0 text-end font-medium text-balance">{children}</dd>
    </div>
  );
}
