import type { CardType } from '#domain/card/credit-card.ts';
import { cx } from '#lib/cx.ts';

interface Drawing {
  /** In the colour of the text. */
  readonly line: string;
  /** In the joyful colour. */
  readonly joy: string;
}

/* oxlint-disable lingui/no-unlocalized-strings -- paths of drawings have no text */
/** Initials, not logos: those are trademarks of the brands. */
const DRAWINGS: Record<CardType | 'unknown', Drawing> = {
  visa: { line: 'M14 9.500l8 13.500L30 9.500', joy: 'M30.500 23l4.500-7.500' },
  mastercard: { line: 'M13.500 23V10L24 19.500 34.500 10v13', joy: 'M24 10.500v.1' },
  amex: { line: 'M14.500 23L24 9l9.500 14', joy: 'M19.500 18.500h9' },
  'diners-club': {
    line: 'M13 9.500v13h3.500a6.500 6.500 0 0 0 0-13z',
    joy: 'M35.500 11.600a6.500 6.500 0 1 0 0 8.800',
  },
  discover: { line: 'M17 9v14h7a7 7 0 0 0 0-14z', joy: 'M21.500 18.500l1.800-3.700 3.700-1.800-1.800 3.700z' },
  jcb: { line: 'M28 9.500v8a5.500 5.500 0 0 1-11 0', joy: 'M22 9.500h11' },
  'union-pay': { line: 'M14.500 8.500v6a9.500 9.500 0 0 0 19 0v-6', joy: 'M19.500 8.500v6a4.500 4.500 0 0 0 9 0v-6' },
  unknown: { line: 'M1 11.500h46', joy: 'M7 22.500h9' },
};
/* oxlint-enable lingui/no-unlocalized-strings */

interface CardMarkProps {
  type: CardType | 'unknown';
  /** 20 px high instead of 32, for a card within a line of text. */
  isSmall?: boolean;
}

/** Draws a card with its brand's initials. Screen readers skip it, because the name of the brand follows as text. */
export function CardMark({ type, isSmall = false }: CardMarkProps) {
  const { line, joy } = DRAWINGS[type];
  return (
    <span
      aria-hidden
      className={cx(
        'block shrink-0 overflow-hidden border border-line bg-paper',
        isSmall ? 'h-5 w-7.5 rounded-[4px]' : 'h-8 w-12 rounded-[6px]',
      )}
    >
      <svg
        viewBox="0 0 48 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-full"
      >
        <path d={line} />
        <path d={joy} className="stroke-joy" />
      </svg>
    </span>
  );
}
