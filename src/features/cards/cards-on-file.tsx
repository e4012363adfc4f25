import { Trans, useLingui } from '@lingui/react/macro';

import { CardMark } from '#blocks/card-mark.tsx';
import { CardName } from '#blocks/card-name.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { isRefused } from '#domain/card/credit-card.ts';
import type { CreditCard } from '#domain/card/credit-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { joined } from '#lib/joined.ts';
import { CardHead } from '#ui/card-head.tsx';
import { Card } from '#ui/card.tsx';
import { Pill } from '#ui/pill.tsx';

import { AUTHORIZATION_WORDS } from './messages.ts';

/** The cards that the stay knows, the paying one first. */
export const cardsOf = ({ reservationCreditCard: used, guestCreditCards }: Stay): CreditCard[] => [
  ...(used ? [used] : []),
  ...guestCreditCards.filter(({ id }) => id !== used?.id),
];

interface CardsOnFileProps {
  stay: Stay;
  /** Leads from a refused card to the form. */
  onAddAnother: () => void;
}

/** The saved cards; without one, what the first is for. */
export function CardsOnFile({ stay, onAddAnother }: CardsOnFileProps) {
  const { t } = useLingui();
  const cards = cardsOf(stay);
  return (
    <Card as="section" aria-labelledby="cards-title">
      <CardHead
        id="cards-title"
        title={t`Saved cards`}
        aside={
          cards.some(({ authorizationState }) => AUTHORIZATION_WORDS[authorizationState]?.tone === 'warn') && (
            <Button look="text" className="-ms-1 -my-2" onClick={onAddAnother}>{t`Add another card`}</Button>
          )
        }
      />
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
            <CardOnFile key={card.id} card={card} isUsed={card.id === stay.reservationCreditCard?.id} />
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
  const { tone, words } = AUTHORIZATION_WORDS[card.authorizationState] ?? {};
  const details = [
    card.cardHolderName,
    card.format === 'virtual' && t({ message: 'Virtual card', comment: 'A payment card that exists only as a number' }),
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <span className="pt-0.5">
        <CardMark type={card.type} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1.5 wide:flex-row wide:flex-wrap wide:items-center">
        <div className="min-w-0 grow">
          <p className="font-semibold">
            <CardName card={card} />
          </p>
          <p className="text-note text-soft">{joined(details)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {words && tone && <Pill tone={tone}>{i18n._(words)}</Pill>}
          {words && !tone && !isUsed && <span className="text-note text-soft">{i18n._(words)}</span>}
          {isUsed && !isRefused(card) && <Pill tone="good">{t`Used for this stay`}</Pill>}
        </div>
      </div>
    </li>
  );
}
