import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

interface PageProps {
  /** `text` keeps forms and prose at a readable length, `full` is for `Columns`. */
  width?: 'text' | 'full' | undefined;
  children: ReactNode;
}

/** The frame of a page's content: its margins, its rhythm, its widest line. */
export function Page({ width = 'full', children }: PageProps) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full flex-col gap-4 px-5 py-5 wide:gap-6 wide:px-10 wide:py-8',
        width === 'text' ? 'max-w-160' : 'max-w-300',
      )}
    >
      {children}
    </div>
  );
}

interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
}

/** The heading of a page; it takes the focus after navigation, so that a screen reader says where one is. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <div className="flex flex-col gap-2">
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="max-w-[60ch] text-pretty text-soft">{lead}</p>}
    </div>
  );
}

/** One column on a phone, the main and the side column on wide screens, at most 1120 px together. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid w-full max-w-280 grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] wide:gap-7">
      {children}
    </div>
  );
}

const GAPS = { tight: 'gap-2', normal: 'gap-4 wide:gap-5', loose: 'gap-6 wide:gap-8' };

/** Things under each other. */
export function Stack({ gap = 'normal', children }: { gap?: keyof typeof GAPS | undefined; children: ReactNode }) {
  return <div className={cx('flex min-w-0 flex-col', GAPS[gap])}>{children}</div>;
}
