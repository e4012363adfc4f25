import { CreditCard } from 'lucide-react';

/** A small drawn card; the brand is text, because its logo is not ours to draw. */
export function CardMark() {
  return (
    <span
      aria-hidden
      className="grid h-9 w-12 shrink-0 place-items-center rounded-[8px] border border-line bg-paper text-soft"
    >
      <CreditCard className="size-5" strokeWidth={1.75} />
    </span>
  );
}
