import { useLingui } from '@lingui/react/macro';

import { lastDigits } from '#domain/card/credit-card.ts';
import type { CardType, CreditCard } from '#domain/card/credit-card.ts';
import { SPACE } from '#ui/elements.tsx';
import { ACCENT, BRICK, COPPER, FAR, GOLD, LEAF, MID } from '#ui/illustrations/layers.tsx';
import { block, disc, poly, rounded } from '#ui/illustrations/shapes.ts';
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

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a colour
const SLATE = 'color-mix(in srgb, var(--info) 70%, var(--build-3))';

/** The app's colours instead of logos, which are trademarks; the brand's name follows as text. */
const COLOURS: Record<CardType | 'unknown', string> = {
  visa: ACCENT,
  mastercard: BRICK,
  amex: SLATE,
  'diners-club': COPPER,
  discover: GOLD,
  jcb: LEAF,
  'union-pay': MID,
  unknown: FAR,
};

/** A symbol for each brand, for guests who cannot distinguish the colours; none resembles a logo. 16 × 16. */
const FIGURES: Record<CardType, string> = {
  visa: poly(0, 15, 15, 1, 15, 15),
  mastercard: disc(4, 5, 4) + disc(12, 11, 4),
  amex: rounded(1, 2, 14, 12, 2),
  'diners-club': poly(8, 0, 16, 8, 8, 16, 0, 8),
  discover: poly(4, 1, 12, 1, 16, 8, 12, 15, 4, 15, 0, 8),
  jcb: block(0, 16, 1, 4) + block(0, 16, 6.5, 9.5) + block(0, 16, 12, 15),
  'union-pay': poly(1, 1, 7, 1, 14, 8, 7, 15, 1, 15, 8, 8),
};

/** The symbol of a brand; none for an unknown brand. */
export const CardFigure = ({ type }: { type: CardType | 'unknown' }) =>
  type === 'unknown' ? null : <path d={FIGURES[type]} />;

/** A small card with a chip, with colour and symbol of its brand. */
export const CardIcon = ({ type }: { type: CardType | 'unknown' }) => (
  <svg viewBox="0 0 48 32" width={48} height={32} aria-hidden="true" focusable="false" className="block shrink-0">
    <rect width={48} height={32} rx={5} fill={COLOURS[type]} />
    <path fill="#fff" opacity={0.14} d="M0 27V20Q14 9 29 17T48 11V27q0 5-5 5H5q-5 0-5-5z" />
    <rect x={6} y={8} width={10} height={8} rx={2} fill="#f7dca0" />
    <path fill="none" stroke="#fff" strokeWidth={2.4} strokeLinecap="round" opacity={0.85} d="M7 24h5m4 0h5m4 0h5" />
    <g fill="#fff" opacity={0.9} transform="translate(32 6) scale(.6)">
      <CardFigure type={type} />
    </g>
  </svg>
);
