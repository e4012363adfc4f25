import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard as CardIcon } from 'lucide-react';

import { CardName } from '#blocks/card-name.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { isRefused } from '#domain/card/credit-card.ts';
import type { CreditCard } from '#domain/card/credit-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { CardHead } from '#ui/card-head.tsx';
import { Card } from '#ui/card.tsx';
import { Pill } from '#ui/pill.tsx';

import { AUTHORIZATION_WORDS, FORMAT_WORDS } from './messages.ts';

/** The cards the stay knows, the paying one first. */
export function CardsOnFile({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const { reservationCreditCard: used, guestCreditCards } = stay;
  const cards = [...(used ? [used] : []), ...guestCreditCards.filter(({ id }) => id !== used?.id)];
  return (
    <Card as="section" aria-labelledby="cards-title">
      <CardHead id="cards-title" title={t`Saved cards`} />
      <ReadablePart stay={stay} part="cards">
        {cards.length === 0 && (
          <p className="text-soft">
            <Trans>None yet. The first card you add will be used for this stay.</Trans>
          </p>
        )}
      </ReadablePart>
      {cards.length > 0 && (
        <ul role="list" className="mt-1 flex flex-col divide-y divide-line">
          {cards.map((card) => (
            <CardOnFile key={card.id} card={card} isUsed={card.id === used?.id} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface CardOnFileProps {
  card: CreditCard;
  /** The one that pays for this stay. */
  isUsed: boolean;
}

/** One saved card: brand, last digits, holder and state (R3-36, R8-37). */
function CardOnFile({ card, isUsed }: CardOnFileProps) {
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
        <p className="text-note text-soft">{details.join(' · ')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {tone === 'neutral' ? (
            <span className="py-0.75 text-note font-medium text-soft">{i18n._(words)}</span>
          ) : (
            <Pill tone={tone}>{i18n._(words)}</Pill>
          )}
          {isUsed && !isRefused(card) && <Pill tone="info">{t`Used for this stay`}</Pill>}
        </div>
      </div>
    </li>
  );
}

/** A small drawn card; the brand is text, because its logo is not ours to draw. */
function CardMark() {
  return (
    <span
      aria-hidden
      className="grid h-9 w-12 shrink-0 place-items-center rounded-[8px] border border-line bg-paper text-soft"
    >
      <CardIcon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
