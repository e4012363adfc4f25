import type { Ref } from 'react';

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useId, useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { guestsMessage } from '#components/messages/place-messages.ts';
import { NoSlots } from '#components/products/not-offered.tsx';
import { passPlaces } from '#components/products/passes.tsx';
import { useIsListed } from '#components/products/partner-list.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { productAvailabilityQuery, partnersQuery } from '#data/products.ts';
import { draftOf } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import { breakfastLeftMs, firstMorning, morningsOf } from '#domain/pass/pass.ts';
import type { Morning } from '#domain/pass/pass.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import { HOUR, isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { readDraft } from '#session/pending-order.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

/** What the page can show of the choice. */
export type BreakfastChoiceState =
  /** Not sold for this stay. */
  | { readonly state: 'not-sold' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly error: unknown; readonly onRetry: () => void }
  | { readonly state: 'no-tables' }
  /** Every remaining morning is ordered for every guest. */
  | { readonly state: 'all-ordered' }
  | ({ readonly state: 'open' } & OpenChoice);

interface OpenChoice {
  readonly mornings: readonly Morning[];
  readonly chosen: Morning;
  readonly count: number;
  /** The order of the chosen morning for `count` guests. */
  readonly draft: OrderDraft;
  readonly onChoose: (startDate: Instant) => void;
  readonly onCount: (guests: number) => void;
}

/**
 * The choice of a morning and of the number of guests; preselected are the first open one and everyone. Nothing is ordered
 * here (R3-75, R7-51, R7-52, R9-18).
 */
export function useBreakfastChoice(stay: Stay, property: Property, product: Product | undefined): BreakfastChoiceState {
  const isListed = useIsListed('breakfast', property.id);
  const offered = isListed === false ? undefined : product;
  const [draftBefore] = useState(() => offered && readDraft(stay.slug, offered.id));
  const [picked, setPicked] = useState(draftBefore?.consumptionDate);
  const [wanted, setWanted] = useState(draftBefore?.count ?? Number.POSITIVE_INFINITY);
  const { data, error, isPending, refetch } = useQuery({
    ...productAvailabilityQuery(stay.reservationId, offered?.id ?? '', 'breakfast'),
    enabled: offered !== undefined,
  });
  const mornings = useAtTime((now) => data && morningsOf(data.timeslots, stay, now, property.timezone));
  if (offered === undefined) return { state: 'not-sold' };
  if (isPending || isListed === undefined) return { state: 'pending' };
  if (!mornings) return { state: 'failed', error, onRetry: () => void refetch() };
  const open = mornings.filter(({ state }) => state === 'open');
  const chosen = open.find(({ slot }) => slot.startDate === picked) ?? firstMorning(open, nowInstant());
  if (chosen === undefined) {
    const hasClosed = mornings.length === 0 || mornings.some(({ state }) => state === 'closed');
    return { state: hasClosed ? 'no-tables' : 'all-ordered' };
  }
  const { slot, left } = chosen;
  const count = Math.min(wanted, left);
  const draft = draftOf(offered, { consumptionDate: slot.startDate, consumptionEndDate: slot.endDate, count });
  return { state: 'open', mornings, chosen, count, draft, onChoose: setPicked, onCount: setWanted };
}

interface BreakfastChoiceProps {
  choice: Exclude<BreakfastChoiceState, { state: 'not-sold' }>;
  /** The stay has a pass already; without one the page's title names what is ordered. */
  isMore: boolean;
  stay: Stay;
  property: Property;
  /** A ref to the heading of the choice, which a button of the page focuses. */
  heading: Ref<HTMLHeadingElement>;
}

/** The mornings to choose from, or why there is none. */
export function BreakfastChoice({ choice, isMore, stay, property, heading }: BreakfastChoiceProps) {
  const { t } = useLingui();
  switch (choice.state) {
    case 'pending':
      return <MorningsPending />;
    case 'failed':
      return <Failure error={choice.error} onRetry={choice.onRetry} />;
    case 'no-tables':
      return <NoSlots property={property} />;
    case 'all-ordered':
      return (
        <Notice tone="calm" heading={t`Breakfast is sorted`}>
          {t`Everyone already has breakfast for the rest of your stay.`}
        </Notice>
      );
    case 'open':
      return <OpenMornings choice={choice} isMore={isMore} stay={stay} property={property} heading={heading} />;
  }
}

interface OpenMorningsProps extends Omit<BreakfastChoiceProps, 'choice'> {
  choice: OpenChoice;
}

function OpenMornings({ choice, isMore, stay, property, heading }: OpenMorningsProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const places = useQuery(partnersQuery(property.id)).data?.breakfast ?? [];
  const { mornings, chosen, count, onChoose, onCount } = choice;
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={isMore ? undefined : 'sr-only'}>
          {t`Order breakfast`}
        </h2>
        {places.length > 0 && (
          <p className="flex gap-2.5 font-medium" translate="no">
            <MapPin aria-hidden strokeWidth={1.9} className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>{passPlaces(i18n, places)}</span>
          </p>
        )}
      </div>
      <MorningChoice
        mornings={mornings}
        chosen={chosen.slot.startDate}
        onChoose={onChoose}
        stay={stay}
        property={property}
      />
      {chosen.left > 1 && (
        <ChoiceGroup legend={t`For how many guests?`} layout="columns">
          {Array.from({ length: chosen.left }, (_, index) => index + 1).map((guests) => (
            <Choice
              key={guests}
              name={`${id}-guests`}
              value={guests}
              label={i18n._(guestsMessage(guests))}
              checked={guests === count}
              onChange={() => onCount(guests)}
            />
          ))}
        </ChoiceGroup>
      )}
    </section>
  );
}

interface MorningChoiceProps {
  mornings: readonly Morning[];
  chosen: Instant;
  onChoose: (startDate: Instant) => void;
  stay: Stay;
  property: Property;
}

/** The remaining mornings with their hours, in property time; an unavailable one gives its reason (R9-18). */
function MorningChoice({ mornings, chosen, onChoose, stay, property }: MorningChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const name = useId();
  const endings = useAtTime((now) => {
    const soon = mornings.flatMap(({ slot, state }) => {
      const left = breakfastLeftMs(slot, now);
      return state === 'open' && left !== null && left < HOUR ? [[slot.startDate, format.duration(left)] as const] : [];
    });
    return new Map(
      soon.map(([start, wait]) => [
        start,
        t({ message: `Ends in ${wait}`, comment: "A breakfast that is being served, e.g. 'Ends in 40 min'" }),
      ]),
    );
  });
  const reasons = {
    open: undefined,
    full: t`Everyone already has breakfast that day`,
    closed: t({ message: 'No tables left that day', comment: 'Why breakfast at a café cannot be ordered' }),
  };
  return (
    <ChoiceGroup legend={t`Which morning?`} aside={<ZoneNote property={property} hours={[chosen]} />}>
      {mornings.map(({ slot: { startDate, endDate }, left, state }) => (
        <Choice
          key={startDate}
          name={name}
          value={startDate}
          label={format.day(startDate, zone)}
          unavailable={reasons[state]}
          detail={
            endings.get(startDate) ??
            (left < guestsOf(stay) &&
              t({
                message: plural(left, { one: '# guest still hungry', other: '# guests still hungry' }),
                comment: 'Guests of the stay who have no breakfast ordered for that day, while others have; witty',
              }))
          }
          aside={
            state === 'open' &&
            isBefore(startDate, endDate) && (
              <span className="font-normal">{`${format.time(startDate, zone)}\u00A0–\u00A0${format.time(endDate, zone)}`}</span>
            )
          }
          checked={startDate === chosen}
          onChange={() => onChoose(startDate)}
        />
      ))}
    </ChoiceGroup>
  );
}

function MorningsPending() {
  const { t } = useLingui();
  return (
    <Delayed>
      <p role="status" className="sr-only">{t`Loading`}</p>
      <div aria-busy className="waits flex flex-col gap-2.5">
        <Skeleton className="w-2/5" />
        <Skeleton shape="block" className="h-16" />
        <Skeleton shape="block" className="h-16" />
      </div>
    </Delayed>
  );
}
