import { Trans, useLingui } from '@lingui/react/macro';

import { clockName } from '#components/messages/place-messages.ts';
import { OwnTime } from '#components/clocks.tsx';
import type { Property } from '#domain/property/property.ts';
import { isFreeOfCharge } from '#domain/stay/cancellation-terms.ts';
import type { CancellationCost } from '#domain/stay/cancellation-terms.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { deviceZone, sameWallClock } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';

interface TermsProps {
  terms: CancellationCost;
  stay: Stay;
  property: Property;
}

/** The terms of cancelling now, in text and in money (R4-70 to R4-75, R4-85). */
export function Terms({ terms, stay, property }: TermsProps) {
  const meaning = useMeaning(terms);
  return (
    <Card as="section" aria-labelledby="terms-title">
      <div className="flex flex-col gap-2">
        <Heading terms={terms} property={property} />
        <p className="max-w-[60ch] text-pretty">{meaning}</p>
      </div>
      <div className="border-t-[1.5px] border-line pt-3">
        <Cost isFree={isFreeOfCharge(terms)} stay={stay} property={property} showsLaterCost />
      </div>
    </Card>
  );
}

/** The answer in one line; a deadline with its clock below. */
function Heading({ terms, property }: Omit<TermsProps, 'stay'>) {
  const format = useFormat();
  const deadline = deadlineOf(terms);
  const when = format.dayTime(deadline, property.timezone);
  const title = useTitle(terms, when);
  return (
    <div className="flex flex-col gap-0.5">
      <h2 id="terms-title">{title}</h2>
      {deadline && (
        <p className="text-note text-soft">
          {terms.code === 'full-price' && <Trans>Free cancellation ended {when}</Trans>}
          <DeadlineClock at={deadline} property={property} />
        </p>
      )}
    </div>
  );
}

function deadlineOf(terms: CancellationCost): Instant | null {
  if (terms.code === 'full-price') return terms.since;
  return terms.code === 'free-until' || terms.code === 'free-until-start' ? terms.at : null;
}

function useTitle(terms: CancellationCost, when: string): string {
  const { t } = useLingui();
  switch (terms.code) {
    case 'free-until':
    case 'free-until-start':
      if (terms.at === null) return t`Free until your stay starts`;
      return t({ message: `Free until ${when}`, comment: 'Until when cancelling is free' });
    case 'full-price':
      return t`The full price is charged`;
    case 'non-refundable':
      return t`This booking is non-refundable`;
    case 'no-refund':
      return t`No refund once your stay has started`;
  }
}

function useMeaning(terms: CancellationCost): string {
  const { t } = useLingui();
  switch (terms.code) {
    case 'free-until':
      return t`Until then you can cancel free of charge. After that, or if you do not arrive, the full price is charged.`;
    case 'free-until-start':
      return t`You can cancel free of charge until the start of your arrival day. After that, or if you do not arrive, the full price is charged.`;
    case 'full-price':
      return terms.since === null
        ? t`Free cancellation is not available for this booking. If you cancel, or do not arrive, the full price is charged.`
        : t`If you cancel now, or do not arrive, the full price is charged.`;
    case 'non-refundable':
      return t`If you cancel, or do not arrive, the full price is charged. Cancelling cannot be undone.`;
    case 'no-refund':
      return t`If you cancel now, the full price is charged and nothing is refunded. Cancelling cannot be undone.`;
  }
}

interface CostProps {
  isFree: boolean;
  stay: Stay;
  property: Property;
  /** While cancelling is free: adds what it will cost after the deadline. */
  showsLaterCost?: boolean;
  /** The stay is cancelled: the cost is shown beside the price that is not charged. */
  isDone?: boolean;
}

/** What the guest pays and gets back: on the page, in the dialog and on the success page (R4-71, R4-73, R4-76). */
export function Cost({ isFree, stay, property, showsLaterCost = false, isDone = false }: CostProps) {
  const { t } = useLingui();
  const format = useFormat();
  const price = stay.totalPriceAmount;
  const amount = price !== null && format.money(price, property.currencyCode);
  const nothing = t({ message: 'Nothing', comment: 'No money: what the guest pays, or gets back' });
  return (
    <Facts>
      <Fact term={t({ message: 'You pay', comment: 'Then what cancelling costs' })}>
        {isFree ? (
          isDone && amount ? (
            <Trans comment="What cancelling costs, e.g. 'Nothing, instead of €480'">Nothing, instead of {amount}</Trans>
          ) : (
            nothing
          )
        ) : amount ? (
          <>
            <Trans comment="What cancelling costs, e.g. '€480, the full price'">{amount}, the full price</Trans>
            <span className="block text-note font-normal text-soft">
              {t({
                message: 'including what you have already paid',
                comment: 'Below the full price of a stay: payments made before are a part of it, nothing is paid twice',
              })}
            </span>
          </>
        ) : (
          t({ message: 'The full price', comment: 'What cancelling costs' })
        )}
      </Fact>
      <Fact term={t`You get back`}>
        {isFree
          ? t({ message: 'Everything you have paid for the stay', comment: 'What the guest gets back' })
          : nothing}
      </Fact>
      {showsLaterCost && isFree && amount && <Fact term={t`Full price, if you cancel later`}>{amount}</Fact>}
    </Facts>
  );
}

/** The zone of the deadline, with the guest's own time where that differs (R4-86). */
function DeadlineClock({ at, property }: { at: Instant; property: Property }) {
  const { i18n } = useLingui();
  const zone = property.timezone;
  const city = clockName(i18n, property.city, zone);
  if (!sameWallClock(at, zone, deviceZone())) return <OwnTime at={at} property={property} />;
  return (
    <span className="block">
      <Trans comment="Whose time of day it is, e.g. 'Helsinki time'">{city} time</Trans>
    </span>
  );
}

/** The property and the dates of the stay; the dates do not break across lines. */
export function StayLine({ stay, property }: { stay: Stay; property: Property }) {
  const format = useFormat();
  const house = property.name;
  const arrival = format.day(stay.startDate, property.timezone);
  const departure = format.day(stay.endDate, property.timezone);
  return (
    <Trans comment="Which stay, e.g. 'Kasarmikatu 40, Fri 20 Nov to Mon 23 Nov'">
      {house},{' '}
      <span className="inline-block">
        {arrival} to {departure}
      </span>
    </Trans>
  );
}
