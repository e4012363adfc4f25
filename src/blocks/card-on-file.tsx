import { useLingui } from '@lingui/react/macro';

import type { CardType, CreditCard } from '#domain/card/credit-card.ts';

/** What the brands call themselves, in every language. */
const BRANDS: Record<CardType, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  'union-pay': 'UnionPay',
};

/** A card in a line: brand and last digits, the rest stays masked (R3-36, R3-38). */
export function CardOnFile({ card }: { card: CreditCard }) {
  const { t } = useLingui();
  const brand = card.type === 'unknown' ? t`Card` : BRANDS[card.type];
  const last = card.numberMasked.slice(-4);
  return (
    <span className="tabular-nums">
      <span aria-hidden>
        {brand} •••• {last}
      </span>
      <span className="sr-only">{t`${brand} ending in ${last}`}</span>
    </span>
  );
}
