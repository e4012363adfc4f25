import { cx } from '#lib/cx.ts';

const Notch = ({ className }: { className: string }) => (
  <span className={cx('absolute', 'size-5', 'rounded-full bg-paper print:hidden', className)} />
);

/** The tear line of a ticket, down or across: a dashed line between two notches. */
export function TornEdge({ isAcross = false }: { isAcross?: boolean }) {
  return isAcross ? (
    <span aria-hidden className="relative mx-5 block border-t-2 border-dashed border-line">
      <Notch className="-start-7.5 -top-2.75" />
      <Notch className="-end-7.5 -top-2.75" />
    </span>
  ) : (
    <span aria-hidden className="relative my-4 block border-s-2 border-dashed border-line">
      <Notch className="-start-2.75 -top-6.5" />
      <Notch className="-start-2.75 -bottom-6.5" />
    </span>
  );
}
