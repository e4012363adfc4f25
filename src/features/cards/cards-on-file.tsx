import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { CardMark } from '#blocks/card-mark.tsx';
import { CardName } from '#blocks/card-name.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { isRefused } from '#domain/card/credit-card.ts';
import type { CreditCard } from '#domain/card/credit-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#lib/cx.ts';
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
  /** The page's heading names the list, and this leads to the form below it. */
  onAddAnother: (() => void) | undefined;
}

/**
 * The saved cards: the one that pays, then the others, which pay only when the guest adds them again. Without one, what
 * the first is for.
 */
export function CardsOnFile({ stay, onAddAnother }: CardsOnFileProps) {
  const { t } = useLingui();
  const id = useId();
  const cards = cardsOf(stay);
  const used = stay.reservationCreditCard;
  const others = cards.filter((card) => card.id !== used?.id);
  return (
    <Card as="section" aria-label={t`Saved cards`}>
      {!onAddAnother && <CardHead title={t`Saved cards`} />}
      <ReadablePart stay={stay} part="cards">
        {cards.length === 0 && (
          <p className="text-soft">
            <Trans>None yet. The first card you add will be used for this stay.</Trans>
          </p>
        )}
      </ReadablePart>
      {used && (
        <div className="flex flex-col gap-2">
          <ul role="list">
            <CardOnFile card={used} isUsed />
          </ul>
          {!isRefused(used) && (
            <p className="text-body text-pretty text-soft">
              <Trans>What you order for this stay is charged to this card. A card you add takes its place.</Trans>
            </p>
          )}
        </div>
      )}
      {others.length > 0 && (
        <div className={cx('flex flex-col gap-3', used && 'border-t-[1.5px] border-line pt-4')}>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <div>
              <p id={id} className="font-semibold">
                {t({ message: 'Not used for this stay', comment: 'Above saved payment cards' })}
              </p>
              <p className="text-note text-pretty text-soft">
                <Trans>To pay with one of these, add it again.</Trans>
              </p>
            </div>
            {onAddAnother && others.length > 1 && (
              <Button look="text" className="-ms-1 -my-2" onClick={onAddAnother}>{t`Add another card`}</Button>
            )}
          </div>
          <ul role="list" aria-labelledby={id} className="flex flex-col divide-y divide-line">
            {others.map((card) => (
              <CardOnFile key={card.id} card={card} isUsed={false} />
            ))}
          </ul>
        </div>
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
  const state = AUTHORIZATION_WORDS[card.authorizationState];
  const details = [
    card.cardHolderName,
    card.format === 'virtual' && t({ message: 'Virtual card', comment: 'A payment card that exists only as a number' }),
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <span className="pt-0.5">
        <CardMark type={card.type} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div>
          <p className="font-semibold">
            <CardName card={card} />
          </p>
          <p className="text-note text-soft">{joined(details)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {state && <Pill tone={state.tone}>{i18n._(state.words)}</Pill>}
          {isUsed && !isRefused(card) && <Pill tone="good">{t`Used for this stay`}</Pill>}
        </div>
      </div>
    </li>
  );
}
