import { cx } from '#lib/cx.ts';

interface BreakdownLine {
  label: string;
  /** The arithmetic: "2 guests × 3 nights × €12". */
  detail?: string | undefined;
  amount: string;
}

interface BreakdownProps {
  lines: readonly BreakdownLine[];
  /** Its detail says when it is charged, or what tax it holds. */
  total: BreakdownLine;
}

/** A price with its arithmetic, added up under a line. */
export function Breakdown({ lines, total }: BreakdownProps) {
  return (
    <dl className="flex flex-col gap-2.5">
      {lines.map((line, at) => (
        <Row key={at} line={line} />
      ))}
      <Row
        line={total}
        className={cx('text-lead font-semibold', lines.length > 0 && 'mt-0.5 border-t-[1.5px] border-line pt-3')}
      />
    </dl>
  );
}

function Row({ line, className }: { line: BreakdownLine; className?: string }) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="min-w-0 flex-[1_1_7rem]">{line.label}</dt>
      <dd className="ms-auto text-end whitespace-nowrap tabular-nums">{line.amount}</dd>
      {line.detail && <dd className="w-full text-note font-normal text-soft tabular-nums">{line.detail}</dd>}
    </div>
  );
}
