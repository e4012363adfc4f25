import type { CardType } from '#domain/card/credit-card.ts';

/** Plain letters, not logos: those are trademarks of the brands. */
const LETTERS: Record<CardType, string> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  'diners-club': 'DC',
  discover: 'DISC',
  jcb: 'JCB',
  'union-pay': 'UP',
};

/** Draws a card with its brand in letters. Screen readers skip it, because the name of the brand follows as text. */
export function CardMark({ type }: { type: CardType | 'unknown' }) {
  return (
    <span aria-hidden className="block h-8 w-12 shrink-0 overflow-hidden rounded-[6px] border border-line bg-paper">
      <svg viewBox="0 0 48 32" className="size-full">
        {type === 'unknown' ? (
          <path d="M8 11.5h32M8 21.5h9" stroke="currentColor" strokeWidth="2.6" />
        ) : (
          <text x="24" y="20.5" textAnchor="middle" fontSize="13" fontWeight="700" fill="currentColor">
            {LETTERS[type]}
          </text>
        )}
      </svg>
    </span>
  );
}
