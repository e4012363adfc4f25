import { CreditCard } from 'lucide-react';

import type { CardType } from '#domain/card/credit-card.ts';

/** Two colours of the house to tell cards apart at a glance; the brand itself is said in words, its logo is not ours. */
const COLOURS: Record<CardType, string> = {
  visa: 'bg-info-tint text-info',
  mastercard: 'bg-warn-tint text-warn',
  amex: 'bg-info-tint text-info',
  'diners-club': 'bg-tint text-accent',
  discover: 'bg-warn-tint text-warn',
  jcb: 'bg-tint text-accent',
  'union-pay': 'bg-info-tint text-info',
};

/** A small drawn card. */
export function CardMark({ type }: { type: CardType | 'unknown' }) {
  const colours = type === 'unknown' ? 'bg-paper text-soft' : COLOURS[type];
  return (
    <span
      aria-hidden
      className={`grid h-9 w-12 shrink-0 place-items-center rounded-[8px] border border-line ${colours}`}
    >
      <CreditCard className="size-5" strokeWidth={1.75} />
    </span>
  );
}
