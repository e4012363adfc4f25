import type { ReactNode } from 'react';

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { guestsMessage } from '#components/messages/unit-messages.ts';
import { NoSlots } from '#components/products/not-offered.tsx';
import { passPlaces } from '#components/products/pass-messages.ts';
import { Purchase } from '#components/products/purchase.tsx';
import { NowClocks } from '#components/products/now-clocks.tsx';
import { productAvailabilityQuery } from '#data/availability/product-availability.ts';
import { partnersQuery } from '#data/product-content/product-content.ts';
import { draftOf } from '#domain/order/order-draft.ts';
import { morningsOf } from '#domain/pass/mornings.ts';
import type { Morning } from '#domain/pass/mornings.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { readDraft } from '#session/kept-draft.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

interface BreakfastChoiceOptions {
  stay: Stay;
  property: Property;
  /** Undefined where there is nothing to choose. */
  product: Product | undefined;
  /** Whether it is sold is not known yet. */
  isUnknown: boolean;
  /** What a breakfast is like, on wide screens. */
  picture: ReactNode;
}

/** What a page shows of the choice. */
interface BreakfastChoice {
  /** The mornings, or why there is none. */
  readonly part?: ReactNode;
  /** The part is on its way: what is below would move. */
  readonly isPending?: boolean;
  /** What it comes to, and the press. */
  readonly summary?: ReactNode;
  /** Brings the choice into view. */
  readonly show?: () => void;
}

/**
 * Which morning and for how many, the first open one for everyone chosen; nothing is ordered here (R3-75, R7-51, R7-52,
 * R9-18). The page keeps its other parts where they are, whatever becomes of the choice.
 */
export function useBreakfastChoice(options: BreakfastChoiceOptions): BreakfastChoice {
  const { stay, property, product, isUnknown, picture } = options;
  const { t, i18n } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(() => product && readDraft(stay.slug, product.id));
  const [picked, setPicked] = useState(before?.consumptionDate);
  const [wanted, setWanted] = useState(before?.count ?? Number.POSITIVE_INFINITY);
  const { data, error, isPending, refetch } = useQuery({
    ...productAvailabilityQuery(stay.reservationId, product?.id ?? '', 'breakfast'),
    enabled: product !== undefined,
  });
  const places = useQuery(partnersQuery(property.id)).data?.breakfast ?? [];
  const mornings = useAtTime((now) => data && morningsOf(data.timeslots, stay, now, property.timezone));
  if (product === undefined) return {};
  if (isPending || isUnknown) return { part: <MorningsPending />, isPending: true };
  if (!mornings) return { part: <Failure error={error} onRetry={() => void refetch()} /> };
  const open = mornings.filter(({ state }) => state === 'open');
  const chosen = open.find(({ slot }) => slot.startDate === picked) ?? open[0];
  if (chosen === undefined)
    return {
      part:
        mornings.length === 0 || mornings.some(({ state }) => state === 'closed') ? (
          <NoSlots property={property} type="breakfast" />
        ) : (
          <Notice tone="calm" heading={t`Breakfast is sorted`}>
            {t`Everyone has breakfast for every remaining morning of your stay.`}
          </Notice>
        ),
    };
  const { slot, left } = chosen;
  const count = Math.min(wanted, left);
  const choice = { consumptionDate: slot.startDate, consumptionEndDate: slot.endDate, count };
  return {
    show: () => {
      heading.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    },
    summary: <Purchase draft={draftOf(product, choice)} stay={stay} property={property} picture={picture} />,
    part: (
      <section aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
            {t`Order breakfast`}
          </h2>
          {/* Which cafés, before the choice: what they are like comes below. */}
          {places.length > 0 && (
            <p className="flex gap-2.5 font-medium" translate="no">
              <MapPin aria-hidden strokeWidth={1.9} className="mt-0.5 size-5 shrink-0 text-accent" />
              {passPlaces(i18n, places)}
            </p>
          )}
        </div>
        <MorningChoice
          mornings={mornings}
          chosen={slot.startDate}
          onChoose={setPicked}
          stay={stay}
          property={property}
        />
        {left > 1 && (
          <ChoiceGroup legend={t`For how many guests?`} layout="columns">
            {Array.from({ length: left }, (_, index) => index + 1).map((guests) => (
              <Choice
                key={guests}
                name={`${id}-guests`}
                value={guests}
                label={i18n._(guestsMessage(guests))}
                checked={guests === count}
                onChange={() => setWanted(guests)}
              />
            ))}
          </ChoiceGroup>
        )}
      </section>
    ),
  };
}

interface MorningChoiceProps {
  mornings: readonly Morning[];
  chosen: Instant;
  onChoose: (startDate: Instant) => void;
  stay: Stay;
  property: Property;
}

/** The mornings ahead with their hours, in property time; one that cannot be had says why (R9-18). */
function MorningChoice({ mornings, chosen, onChoose, stay, property }: MorningChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const name = useId();
  const reasons = {
    open: undefined,
    full: t`Everyone has breakfast that day`,
    closed: t({ message: 'No tables left that day', comment: 'Why breakfast at a café cannot be ordered' }),
  };
  return (
    <ChoiceGroup legend={t`Which morning?`} aside={<NowClocks property={property} hours={[chosen]} />}>
      {mornings.map(({ slot: { startDate, endDate }, left, state }) => (
        <Choice
          key={startDate}
          name={name}
          value={startDate}
          label={format.day(startDate, zone)}
          unavailable={reasons[state]}
          detail={
            left < guestsOf(stay) &&
            t({
              message: plural(left, { one: '# guest still hungry', other: '# guests still hungry' }),
              comment: 'Guests of the stay who have no breakfast ordered for that day, while others have; witty',
            })
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
