import { useLingui } from '@lingui/react/macro';

import { CardName } from '#blocks/card-name.tsx';
import type { CreditCard } from '#domain/card/credit-card.ts';
import { isRefused } from '#domain/card/credit-card.ts';
import { Pill } from '#ui/pill.tsx';

import { CardMark } from './card-mark.tsx';
import { AUTHORIZATION_WORDS, FORMAT_WORDS } from './messages.ts';

interface CardOnFileProps {
  card: CreditCard;
  /** The one that pays for this stay. */
  isUsed: boolean;
}

/** One saved card: brand, last digits, holder and state (R3-36, R8-37). */
export function CardOnFile({ card, isUsed }: CardOnFileProps) {
  const { t, i18n } = useLingui();
  const { tone, words } = AUTHORIZATION_WORDS[card.authorizationState];
  const format = FORMAT_WORDS[card.format];
  const details = [card.cardHolderName, format && i18n._(format)].filter(Boolean);
  return (
    <li className="flex items-start gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <CardMark />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <CardName card={card} />
        </p>
        <p className="text-sm text-soft">{details.join(' · ')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {tone === 'neutral' ? (
            <span className="py-0.75 text-[0.8125rem] font-medium text-soft">{i18n._(words)}</span>
          ) : (
            <Pill tone={tone}>{i18n._(words)}</Pill>
          )}
          {isUsed && !isRefused(card) && <Pill tone="info">{t`Used for this stay`}</Pill>}
        </div>
      </div>
    </li>
  );
}
