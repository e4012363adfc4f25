import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ReadableField } from '#components/failure.tsx';
import { Purchase } from '#components/order/purchase.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { dateSlotsQuery } from '#data/products.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import {
  hoursProductOffer,
  datesOfSlot,
  END_OF,
  firstFree,
  slotsOf,
  slotState,
} from '#domain/availability/availability.ts';
import type { HoursProductType } from '#domain/availability/availability.ts';
import { draftOf, draftPrice } from '#domain/order/draft.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { Instant } from '#lib/time.ts';
import { readDraft } from '#session/pending-order.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Card } from '#ui/card.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';

import { AllExtras, AllSet, NoSlots, NotOffered } from './not-offered.tsx';
import { DateSlotChoice } from './date-slot-choice.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { WonTime } from './won-time.tsx';

interface HoursProductPageProps {
  slug: Slug;
  type: HoursProductType;
  title: string;
  /** Shown while there is a choice. */
  lead: ReactNode;
  /** The label of the booked time. */
  booked: string;
  /** The legend of the choice. */
  question: (day: string) => string;
  /** The heading if it is already ordered. */
  isSet: string;
  /** The heading if it is not sold for this stay. */
  notOffered: string;
}

/** The page of an early check-in or late check-out: what is booked, ordered, and on offer (R5-27, R5-28, R3-76). */
export function HoursProductPage({
  slug,
  type,
  title,
  lead,
  booked,
  question,
  isSet,
  notOffered,
}: HoursProductPageProps) {
  const format = useFormat();
  const { stay, property, zone } = useStay(slug);
  const offer = useAtTime((now) => hoursProductOffer(stay, type, now));
  const at = END_OF[type] === 'start-date' ? stay.booked.startDate : stay.booked.endDate;
  const product = offer.state === 'offered' ? offer.product : undefined;
  const { data: slots } = useQuery({ ...dateSlotsQuery(stay.reservationId), enabled: product !== undefined });
  const isSoldOut = useAtTime(
    (now) => slots !== undefined && product !== undefined && !firstFree(slotsOf(slots, END_OF[type], product.id), now),
  );
  const facts = (
    <>
      <Facts>
        <Fact term={booked}>{format.dayTime(at, zone)}</Fact>
      </Facts>
      <p className="-mt-1.5 empty:hidden">
        <ZoneNote property={property} hours={[at]} />
      </p>
    </>
  );
  return (
    <Page isTask={offer.state === 'offered'}>
      <PageTitle lead={product !== undefined && !isSoldOut && lead}>{title}</PageTitle>
      {offer.state === 'offered' ? (
        <HoursProductChoice
          type={type}
          stay={stay}
          product={offer.product}
          property={property}
          question={question}
          booked={at}
        >
          {facts}
        </HoursProductChoice>
      ) : (
        <SummaryColumns
          summary={
            <StaySummary
              stay={stay}
              property={property}
              hasOwnTimes
              action={offer.state === 'not-offered' && <AllExtras slug={slug} />}
            >
              {facts}
            </StaySummary>
          }
        >
          {offer.state === 'ordered' && <OrderedItems items={offer.items} name={title} zone={zone} />}
          {offer.state === 'ordered' && offer.items.some(({ isPending }) => !isPending) && (
            <AllSet property={property} heading={isSet} />
          )}
          {offer.state === 'not-offered' && <NotOffered stay={stay} property={property} heading={notOffered} />}
        </SummaryColumns>
      )}
      <ReadableField stay={stay} field="orders" />
    </Page>
  );
}

interface HoursProductChoiceProps {
  type: HoursProductType;
  stay: Stay;
  product: Product;
  property: Property;
  question: (day: string) => string;
  /** The booked time, before any change. */
  booked: Instant | null;
  /** Shown in the summary if no time is available. */
  children: ReactNode;
}

/** The choice of a time; the first available one is preselected (R5-35). Nothing is ordered here (R5-27, R5-28). */
function HoursProductChoice({ type, stay, product, property, question, booked, children }: HoursProductChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [picked, setPicked] = useState(() => {
    // An early check-in has only a start, a late check-out only an end.
    const before = readDraft(stay.slug, product.id);
    return before?.consumptionDate ?? before?.consumptionEndDate;
  });
  const { data } = useSuspenseQuery(dateSlotsQuery(stay.reservationId));
  const slots = slotsOf(data, END_OF[type], product.id);
  const chosen = useAtTime(
    (now) => slots.find((slot) => slot.timeslot === picked && slotState(slot, now) === 'free') ?? firstFree(slots, now),
  );
  if (chosen === undefined)
    return (
      <SummaryColumns
        summary={
          <StaySummary stay={stay} property={property} hasOwnTimes action={<AllExtras slug={stay.slug} />}>
            {children}
          </StaySummary>
        }
      >
        <NoSlots property={property} />
      </SummaryColumns>
    );

  const draft = draftOf(product, datesOfSlot(type, chosen.timeslot));
  const price = draftPrice(draft, stay, property.timezone);
  const amount = price === undefined || price.total === 0 ? t`Free` : format.money(price.total, price.currency);
  return (
    <SummaryColumns
      summary={
        <Purchase draft={draft} stay={stay} property={property} picture={<ProductScene type={type} />} hasOwnTimes />
      }
    >
      <Card>
        <WonTime booked={booked} chosen={chosen.timeslot} property={property} />
      </Card>
      <DateSlotChoice
        legend={question(format.day(chosen.timeslot, property.timezone))}
        slots={slots}
        chosen={chosen.timeslot}
        onChoose={setPicked}
        zone={property.timezone}
        price={amount}
      />
    </SummaryColumns>
  );
}
