import { useLingui } from '@lingui/react/macro';

import { lastDigits } from '#domain/card/credit-card.ts';
import type { CardType, CreditCard } from '#domain/card/credit-card.ts';
import { SPACE } from '#ui/elements.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';

/* oxlint-disable lingui/no-unlocalized-strings -- names of brands are the same in every language */
/** The names of the brands (R3-36). */
export const BRAND_NAMES: Record<CardType, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  'union-pay': 'UnionPay',
};
/* oxlint-enable lingui/no-unlocalized-strings */

/** 'Visa •••• 4242', announced digit by digit (R3-36, R3-38). */
export function CardName({ card }: { card: CreditCard }) {
  const { t } = useLingui();
  const digits = lastDigits(card.numberMasked);
  const spoken = digits?.split('').join(' ');
  return (
    <>
      <span>
        {card.type === 'unknown'
          ? t({ message: 'Card', comment: 'A payment card of a brand we do not know' })
          : BRAND_NAMES[card.type]}
      </span>
      {digits !== null && (
        <>
          <span aria-hidden className="ms-1.5 whitespace-nowrap tabular-nums">
            <span className="opacity-60">••••</span>
            {SPACE}
            <span>{digits}</span>
          </span>
          <VisuallyHidden>
            {` ${t({ message: `ending in ${spoken}`, comment: "After a card's brand, e.g. 'Visa ending in 4 2 4 2'" })}`}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
