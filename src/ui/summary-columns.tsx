import type { ReactNode } from 'react';

interface SummaryColumnsProps {
  /** What it comes to, and the press: a `Summary`, or several parts that stay in view together. */
  summary?: ReactNode;
  children: ReactNode;
}

/**
 * What a guest reads and chooses, at most 620 px wide. Beside it on wide screens is what that comes to. On a phone both
 * are one flow: the summary's button stays in view on the whole page.
 */
export function SummaryColumns({ summary, children }: SummaryColumnsProps) {
  return (
    <div className="flex flex-col gap-4 wide:grid wide:grid-cols-[minmax(0,38.75rem)_minmax(18rem,1fr)] wide:items-start wide:gap-8">
      <div className="flex min-w-0 flex-col gap-4 wide:gap-6">{children}</div>
      <div className="contents wide:sticky wide:top-8 wide:flex wide:flex-col wide:gap-5">{summary}</div>
    </div>
  );
}
