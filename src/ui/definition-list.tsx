import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

/** Facts as rows of term and value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

/** Flex shrink factors: FIRST shrinks down to its longest unbreakable part before SECOND shrinks noticeably. */
const FIRST = 1e5;
const SECOND = 1;
/** Characters of a term that stays on one line for as long as the value can wrap. A longer one wraps before the value. */
const SHORT = 16;

interface FactProps {
  term: string;
  /** A name, a number or a code: a browser that translates the page leaves it as it is. */
  isName?: boolean;
  children: ReactNode;
}

/** One row, the same in every card: the term at one edge, the value at the other. */
export function Fact({ term, isName = false, children }: FactProps) {
  const isShort = term.length <= SHORT;
  return (
    <div className="flex items-baseline justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
      <dt style={{ minWidth: 'min-content', flexShrink: isShort ? SECOND : FIRST }} className="text-balance text-soft">
        {term}
      </dt>
      <dd
        style={{ maxWidth: '75%', flexShrink: isShort ? FIRST : SECOND }}
        translate={isName ? 'no' : undefined}
        className="wrap-break-word text-end font-medium text-balance"
      >
        {children}
      </dd>
    </div>
  );
}

interface BreakdownLine {
  label: string;
  /** The arithmetic: "2 guests × 3 nights × €12". */
  detail?: string | undefined;
  amount: string;
}

interface BreakdownProps {
  lines: readonly BreakdownLine[];
  /** Omitted where the page shows the total elsewhere. */
  total?: BreakdownLine | undefined;
}

/** A price with its arithmetic, added up under a line. */
export function Breakdown({ lines, total }: BreakdownProps) {
  return (
    <dl className="flex flex-col gap-2.5">
      {lines.map((line, at) => (
        <BreakdownRow key={at} line={line} />
      ))}
      {total && (
        <BreakdownRow
          line={total}
          className={cx('text-lead font-semibold', lines.length > 0 && 'mt-0.5 border-t-[1.5px] border-line pt-3')}
        />
      )}
    </dl>
  );
}

function BreakdownRow({ line, className }: { line: BreakdownLine; className?: string }) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="min-w-0 flex-[1_1_7rem]">{line.label}</dt>
      <dd className="ms-auto text-end whitespace-nowrap tabular-nums">{line.amount}</dd>
      {line.detail && <dd className="w-0 min-w-full text-note font-normal text-soft tabular-nums">{line.detail}</dd>}
    </div>
  );
}
