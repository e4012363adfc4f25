import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';

import { CardFigure, CardIcon, CardName } from '#components/card-brand.tsx';
import { ReadableField } from '#components/failure.tsx';
import { isRefused } from '#domain/card/credit-card.ts';
import type { CreditCard, AuthorizationState } from '#domain/card/credit-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { cx } from '#lib/cx.ts';
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

/** The paying card, large, and the others in a disclosure; without any, what the first one is for. */
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

/** Keeps the proportions of a payment card. */
const CARD_STYLE = { minHeight: 'min(13rem,18vw)' };

/** The card that pays for this stay, drawn as a payment card, or why it cannot pay (R8-37). */
function PayingCard({ card }: { card: CreditCard }) {
  const { t } = useLingui();
  const isUnusable = isRefused(card);
  return (
    <>
      <ul role="list" className="w-full">
        <li
          style={CARD_STYLE}
          className={cx(
            'relative flex flex-col justify-between gap-10 overflow-hidden rounded-tile p-4.5',
            isUnusable ? 'bg-warn-tint' : 'bg-accent text-on-accent',
          )}
        >
          <CardArt type={card.type} />
          <div className="relative flex flex-wrap items-center justify-between gap-2">
            <Chip />
            <State card={card} />
            {!isUnusable && (
              <span className="inline-flex items-center gap-1.5 text-note font-semibold">
                <CircleCheck aria-hidden strokeWidth={2.2} className="size-[1.1em] shrink-0" />
                <span>{t`Used for this stay`}</span>
              </span>
            )}
          </div>
          <div className="relative">
            <p className="text-title font-semibold">
              <CardName card={card} />
            </p>
            <Details card={card} />
          </div>
        </li>
      </ul>
      {!isUnusable && (
        <p className="text-body text-pretty text-soft">
          <Trans>Anything you order for this stay will be charged to this card until you add another one.</Trans>
        </p>
      )}
    </>
  );
}

/** The pale background: hills and the figure of the brand. */
const CardArt = ({ type }: Pick<CreditCard, 'type'>) => (
  <svg
    viewBox="0 0 340 170"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    focusable="false"
    className="absolute inset-0 size-full"
  >
    <g fill="currentColor">
      <g opacity={0.3} transform="translate(256 98) scale(3.25)">
        <CardFigure type={type} />
      </g>
      <path opacity={0.07} d="M0 170v-46Q80 70 178 110t162-34v94z" />
      <path opacity={0.06} d="M0 170v-14q120-44 226-18t114-16v48z" />
    </g>
  </svg>
);

const Chip = () => (
  <svg viewBox="0 0 40 30" width={40} height={30} aria-hidden="true" focusable="false" className="block shrink-0">
    <rect width={40} height={30} rx={6} fill="#f2d592" />
    <path
      fill="none"
      stroke="#8a6a2c"
      strokeWidth={1.4}
      d="M0 10h13v10H0M40 10H27v10h13M13 10V0M27 10V0M13 20v10M27 20v10"
    />
  </svg>
);

/** One of the other cards: brand, last digits, holder and state (R3-36, R8-37). */
const CardOnFile = ({ card }: { card: CreditCard }) => (
  <li className="flex items-center gap-3.5 py-3.5 first:pt-0 last:pb-0">
    <CardIcon type={card.type} />
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-2">
      <div>
        <p className="font-semibold">
          <CardName card={card} />
        </p>
        <Details card={card} className="text-soft" />
      </div>
      <State card={card} />
    </div>
  </li>
);

function Details({ card, className }: { card: CreditCard; className?: string }) {
  const { t } = useLingui();
  const details = [
    card.cardHolderName,
    card.format === 'virtual' && t({ message: 'Virtual card', comment: 'A payment card that exists only as a number' }),
  ].filter(Boolean);
  return <p className={cx('text-note', className)}>{joined(details)}</p>;
}

function State({ card }: { card: CreditCard }) {
  const { i18n } = useLingui();
  const state = AUTHORIZATION_LABELS[card.authorizationState];
  return state && <Pill tone={state.tone}>{i18n._(state.label)}</Pill>;
}
