import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CreditCardIcon from 'lucide-react/icons/credit-card';

import { CardName } from '#components/card-brand.tsx';
import { ReadableField } from '#components/failure.tsx';
import { isRefused } from '#domain/card/credit-card.ts';
import type { CreditCard, AuthorizationState } from '#domain/card/credit-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { joined } from '#lib/text.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Pill } from '#ui/pill.tsx';

import type { PillTone } from '#ui/pill.tsx';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

interface StateLabel {
  readonly tone: PillTone;
  readonly label: MessageDescriptor;
}

const REFUSED: StateLabel = { tone: 'warn', label: msg`Card is not authorised` };
const WAITING: StateLabel = {
  tone: 'info',
  label: msg({ message: 'Waiting for your bank', comment: "A payment card waits for the bank's approval" }),
};

/** What a card waits for, or why it cannot be used (R8-37); a usable card has no label. */
const AUTHORIZATION_LABELS: Partial<Record<AuthorizationState, StateLabel>> = {
  pending: WAITING,
  requested: WAITING,
  canceled: REFUSED,
  declined: REFUSED,
  unauthorizable: { tone: 'warn', label: msg({ message: 'Not accepted', context: 'payment card' }) },
};

/** The cards of the stay, the paying one first. */
export const cardsOf = ({ reservationCreditCard: used, guestCreditCards }: Stay): CreditCard[] => [
  ...(used ? [used] : []),
  ...guestCreditCards.filter(({ id }) => id !== used?.id),
];

interface CardsOnFileProps {
  stay: Stay;
  /** The heading of the page names the list, so that the card needs none. */
  isNamed: boolean;
}

/** The paying card, and the others in a disclosure; without any, what the first one is for. */
export function CardsOnFile({ stay, isNamed }: CardsOnFileProps) {
  const { t } = useLingui();
  const cards = cardsOf(stay);
  const used = stay.reservationCreditCard;
  const others = cards.filter((card) => card.id !== used?.id);
  return (
    <Card as="section" aria-label={t`Saved cards`}>
      {!isNamed && <CardHead title={t`Saved cards`} />}
      <ReadableField stay={stay} field="cards">
        {cards.length === 0 && (
          <p className="text-soft">
            <Trans>No cards yet. The first card you add will be used for this stay.</Trans>
          </p>
        )}
      </ReadableField>
      {used && <PayingCard card={used} />}
      {used && others.length > 0 && (
        <div className="-mb-2 border-t-[1.5px] border-line pt-1">
          <Disclosure label={<Plural value={others.length} one="# other card" other="# other cards" />}>
            <p className="mb-4 text-body text-pretty text-soft">
              <Trans>These cards are not used for this stay. To pay with one of them, add the card again.</Trans>
            </p>
            <Rows cards={others} />
          </Disclosure>
        </div>
      )}
      {!used && others.length > 0 && <Rows cards={others} />}
    </Card>
  );
}

const Rows = ({ cards }: { cards: readonly CreditCard[] }) => (
  <ul role="list" className="flex flex-col divide-y divide-line">
    {cards.map((card) => (
      <CardOnFile key={card.id} card={card} />
    ))}
  </ul>
);

/** The card that pays for this stay, and what for, or why it cannot pay (R8-37). */
function PayingCard({ card }: { card: CreditCard }) {
  const isUnusable = isRefused(card);
  return (
    <>
      <ul role="list">
        <CardOnFile card={card} isUsed={!isUnusable} />
      </ul>
      {!isUnusable && (
        <p className="text-body text-pretty text-soft">
          <Trans>Anything you order for this stay will be charged to this card until you add another one.</Trans>
        </p>
      )}
    </>
  );
}

/** A card: brand, last digits, holder and state (R3-36, R8-37). */
function CardOnFile({ card, isUsed = false }: { card: CreditCard; isUsed?: boolean }) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <CreditCardIcon aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-2">
        <div>
          <p className="font-semibold">
            <CardName card={card} />
          </p>
          <Details card={card} />
        </div>
        <State card={card} />
        {isUsed && <Pill tone="good">{t`Used for this stay`}</Pill>}
      </div>
    </li>
  );
}

function Details({ card }: { card: CreditCard }) {
  const { t } = useLingui();
  const details = [
    card.cardHolderName,
    card.format === 'virtual' && t({ message: 'Virtual card', comment: 'A payment card that exists only as a number' }),
  ].filter(Boolean);
  return <p className="text-note text-soft">{joined(details)}</p>;
}

function State({ card }: { card: CreditCard }) {
  const { i18n } = useLingui();
  const state = AUTHORIZATION_LABELS[card.authorizationState];
  return state && <Pill tone={state.tone}>{i18n._(state.label)}</Pill>;
}
