import type { ReactNode, Ref } from 'react';

import { cx } from '#lib/cx.ts';

import { wholeWords } from './headline.tsx';

/** Classes of the way back (`base.css`). */
export const pageBackClass = 'page-back no-print';

interface PageProps {
  /** `text` keeps forms and prose at a readable length, `full` is for `Columns`. */
  width?: 'text' | 'full' | undefined;
  /** It begins with a card and has no way back: no space is reserved for one above. */
  isTop?: boolean | undefined;
  /** A page of one task has no bar on a phone (`base.css`). */
  isTask?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a page's content: its margins, its rhythm, its widest line. Every heading begins at the same height. */
export function Page({ width = 'full', isTop = false, isTask = false, children }: PageProps) {
  return (
    <div className={cx('page-frame', isTask && 'task', isTop && 'wide:pt-8', width === 'text' && '*:max-w-155')}>
      {children}
    </div>
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

/** One column on a phone, the main and the side column on wide screens, at most 1120 px together. */
export function Columns({ className, children }: ColumnsProps) {
  return (
    <div
      className={cx(
        'grid w-full max-w-280 grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] wide:gap-7',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** One column on a phone, two of the same width on wide screens, with the same lower edge. */
export function Halves({ className, children }: ColumnsProps) {
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6', className)}>{children}</div>
  );
}

/** Things under each other. In `Columns` both end on one line: what has `grow` takes the rest. */
export const Stack = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={cx('flex min-w-0 flex-col gap-4 wide:gap-5', className)}>{children}</div>
);

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
        'flex grow flex-col gap-4 wide:grid wide:grid-rows-[auto_1fr] wide:items-start wide:gap-x-8 wide:gap-y-6',
        isEven ? 'wide:grid-cols-2' : 'wide:grid-cols-[minmax(0,38.75rem)_minmax(18rem,1fr)]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-4 has-[.pinned]:grow wide:gap-6">{children}</div>
      <div className="contents wide:sticky wide:top-25 wide:row-span-2 wide:flex wide:flex-col wide:gap-5">
        {summary}
      </div>
      {below && <div className="flex min-w-0 flex-col gap-4 empty:hidden wide:gap-6">{below}</div>}
    </div>
  );
}
