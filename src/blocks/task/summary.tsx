import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { cx } from '#lib/cx.ts';

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
      {summary}
    </div>
  );
}

/** Classes of what stays in view beside the page on wide screens. On a phone its parts are parts of the page. */
export const besideClass = 'contents wide:sticky wide:top-8 wide:flex wide:flex-col wide:gap-5';

interface SummaryProps {
  /** On wide screens the card begins with it. */
  picture: ReactNode;
  /** What the page is about; on a phone the page says it elsewhere. */
  about?: ReactNode;
  /** What is chosen, and what it costs. */
  children?: ReactNode;
  /** A `PinnedAction`. */
  action?: ReactNode;
}

/** What a choice comes to, with its button. On wide screens this card stays in view beside the choices. */
export function Summary({ picture, about, children, action }: SummaryProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t({
        message: 'Summary',
        comment: 'Names the card with what a guest has chosen, its price and the button',
      })}
      className={cx(besideClass, 'wide:overflow-hidden wide:rounded-card wide:bg-card wide:p-6 wide:shadow-card')}
    >
      <div className="hidden wide:-mx-6 wide:-mt-6 wide:block wide:aspect-7/3 wide:overflow-hidden">{picture}</div>
      {about !== undefined && <div className="hidden wide:block">{about}</div>}
      <div className="flex min-w-0 flex-col gap-3 rounded-card bg-card p-4.5 shadow-card empty:hidden wide:p-0 wide:shadow-none">
        {children}
      </div>
      {action}
    </section>
  );
}
