import type { ReactNode } from 'react';

import { useQuery } from '@tanstack/react-query';

import { BackToExtras } from '#components/back-links.tsx';
import { AllExtras } from './all-extras.tsx';
import { AllSet } from './all-set.tsx';
import { DateProductChoice } from './date-product-choice.tsx';
import { NotOffered } from './not-offered.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { NowClocks } from './now-clocks.tsx';
import { ReadablePart } from '#components/readable-part.tsx';
import { StaySummary } from '#components/task/stay-summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { dateSlotsQuery } from '#data/availability/date-slots.ts';
import { dateProductOffer, END_OF } from '#domain/availability/date-product.ts';
import type { DateProductType } from '#domain/availability/date-product.ts';
import { firstFree, slotsOf } from '#domain/availability/slots.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

interface DateProductPageProps {
  slug: Slug;
  type: DateProductType;
  title: string;
  /** Above the hours, while there is something to choose. */
  lead: ReactNode;
  /** What the time in the booking is called. */
  booked: string;
  /** The question above the hours of a day. */
  question: (day: string) => string;
  /** It is ordered already. */
  isSet: string;
  /** It is not sold for this stay. */
  notOffered: string;
}

/** An hour beyond the booking, for money: what is booked, what was ordered, and what can be had (R5-27, R5-28, R3-76). */
export function DateProductPage({
  slug,
  type,
  title,
  lead,
  booked,
  question,
  isSet,
  notOffered,
}: DateProductPageProps) {
  const format = useFormat();
  const { stay, property, zone } = useStay(slug);
  const offer = useAtTime((now) => dateProductOffer(stay, type, now));
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
        <NowClocks property={property} hours={[at]} />
      </p>
    </>
  );
  return (
    <Page isTask={offer.state === 'offered'}>
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={product !== undefined && !isSoldOut && lead}>{title}</PageTitle>
      </div>
      {offer.state === 'offered' ? (
        <DateProductChoice
          type={type}
          stay={stay}
          product={offer.product}
          property={property}
          question={question}
          booked={at}
        >
          {facts}
        </DateProductChoice>
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
      <ReadablePart stay={stay} part="orders" />
    </Page>
  );
}
