import type { ReactNode, Ref } from 'react';

import { cx } from '#lib/cx.ts';

import { wholeWords } from './headline.tsx';

/** Classes of the way back (`base.css`). */
export const pageBackClass = 'page-back no-print';

interface PageProps {
  /** A short page, or prose: one centred column, and its way back above it (`base.css`). */
  isNarrow?: boolean | undefined;
  /** It begins with a card and has no way back, so no space is reserved above for one. */
  isTop?: boolean | undefined;
  /** A page of one task has no bar on a phone (`base.css`). */
  isTask?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a page's content: its margins, its rhythm, its widest line. Every heading begins at the same height. */
export function Page({ isNarrow = false, isTop = false, isTask = false, children }: PageProps) {
  return (
    <div className={cx('page-frame', isNarrow && 'narrow', isTask && 'task', isTop && 'wide:pt-8')}>{children}</div>
  );
}

interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a page; it gets the focus after navigation, so that a screen reader announces the page. */
export function PageTitle({ children, lead, ref }: PageTitleProps) {
  return (
    <div className="flex flex-col gap-2">
      <h1 ref={ref} tabIndex={-1}>
        {wholeWords(children)}
      </h1>
      {lead && <p className="max-w-180 text-pretty text-soft">{wholeWords(lead)}</p>}
    </div>
  );
}

interface ColumnsProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The one grid of every page: one column on a phone, two of the same width from 768 px. */
export const Columns = ({ className, children }: ColumnsProps) => (
  <div className={cx('columns', className)}>{children}</div>
);

/** A column. In `Columns` both end on one line: a child with `grow` takes the rest. */
export const Stack = ({ className, children }: ColumnsProps) => (
  <div className={cx('flex min-w-0 flex-col gap-4 wide:gap-6', className)}>{children}</div>
);

interface SummaryColumnsProps {
  /** Price and main button: a `Summary`, or several parts. */
  summary?: ReactNode;
  children: ReactNode;
  /** Less important than the summary: on a phone it comes after it. */
  below?: ReactNode;
}

/**
 * Wide screens show `summary` in the second column, where it stays in view. Phones show all in one column, `grow` with the
 * page: `contents` lets the summary's button stick over all of it.
 */
export const SummaryColumns = ({ summary, children, below }: SummaryColumnsProps) => (
  <Columns className="grow max-wide:flex max-wide:flex-col wide:grid-rows-[auto_1fr] wide:items-start">
    <Stack className="has-[.pinned]:grow">{children}</Stack>
    <div className="contents wide:sticky wide:top-25 wide:row-span-2 wide:flex wide:flex-col wide:gap-6">{summary}</div>
    {below && <Stack className="empty:hidden">{below}</Stack>}
  </Columns>
);
