import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { cx } from '#lib/cx.ts';

interface SummaryProps {
  /** On wide screens the card begins with it. */
  picture?: ReactNode;
  /** What the page is about; on a phone the page says it elsewhere. */
  about?: ReactNode;
  /** What is chosen, and what it costs. */
  children?: ReactNode;
  /** On a phone the children come before the task. */
  isFirst?: boolean | undefined;
  /** On a phone the page and the press say what the children say. */
  isWideOnly?: boolean | undefined;
  /** A `PinnedAction`. */
  action?: ReactNode;
}

/** What a choice comes to, with its button. On wide screens this card stays in view beside the choices. */
export function Summary({ picture, about, isFirst = false, isWideOnly = false, children, action }: SummaryProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t({
        message: 'Summary',
        comment: 'Names the card with what a guest has chosen, its price and the button',
      })}
      className="contents wide:flex wide:flex-col wide:gap-5 wide:overflow-hidden wide:rounded-card wide:bg-card wide:p-6 wide:shadow-card"
    >
      {picture !== undefined && (
        <div
          data-arrives="picture"
          className="hidden wide:-mx-6 wide:-mt-6 wide:block wide:aspect-7/3 wide:overflow-hidden"
        >
          {picture}
        </div>
      )}
      {about !== undefined && <div className="hidden wide:block">{about}</div>}
      <div
        className={cx(
          'min-w-0 flex-col gap-3 rounded-card bg-card p-4.5 shadow-card empty:hidden wide:p-0 wide:shadow-none',
          isWideOnly ? 'hidden wide:flex' : 'flex',
          isFirst && 'order-first wide:order-none',
        )}
      >
        {children}
      </div>
      {action}
    </section>
  );
}
