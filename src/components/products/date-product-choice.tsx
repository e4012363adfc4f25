import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { whenMessage } from '#components/messages/order-messages.ts';
import { productName } from '#components/messages/product-messages.ts';
import { AllExtras } from './all-extras.tsx';
import { DateSlotChoice } from './date-slot-choice.tsx';
import { NoSlots } from './no-slots.tsx';
import { useStartOrder } from './use-start-order.ts';
import { StaySummary } from '#components/task/stay-summary.tsx';
import { Summary } from '#components/task/summary.tsx';
import { dateSlotsQuery } from '#data/availability/date-slots.ts';
import { datesOfSlot, END_OF } from '#domain/availability/date-product.ts';
import type { DateProductType } from '#domain/availability/date-product.ts';
import { firstFree, slotsOf, slotState } from '#domain/availability/slots.ts';
import { draftOf, draftPrice } from '#domain/order/order-draft.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';
import { readDraft } from '#session/kept-draft.ts';
import { Breakdown } from '#ui/breakdown.tsx';
import { Card } from '#ui/card.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { ContinueButton } from './continue-button.tsx';
import { WonTime } from './won-time.tsx';

interface DateProductChoiceProps {
  type: DateProductType;
  stay: Stay;
  product: Product;
  property: Property;
  question: (day: string) => string;
  /** The time in the booking. */
  booked: Instant | null;
  /** The booked time, where there is no other to choose. */
  children: ReactNode;
}

/** The hours that can be had, the guest's choice or the first free one chosen (R5-35); nothing is ordered here (R5-27, R5-28). */
export function DateProductChoice({
  type,
  stay,
  product,
  property,
  question,
  booked,
  children,
}: DateProductChoiceProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const startOrder = useStartOrder(stay.slug);
  const [picked, setPicked] = useState(() => {
    // Its order names one date.
    const before = readDraft(stay.slug, product.id);
    return before?.consumptionDate ?? before?.consumptionEndDate;
  });
  const { data } = useSuspenseQuery(dateSlotsQuery(stay.reservationId));
  const slots = slotsOf(data, END_OF[type], product.id);
  const chosen = useAtTime(
    (now) => slots.find((slot) => slot.timeslot === picked && slotState(slot, now) === 'free') ?? firstFree(slots, now),
  );
  const form = useId();
  if (chosen === undefined)
    return (
      <SummaryColumns
        summary={
          <StaySummary stay={stay} property={property} hasOwnTimes action={<AllExtras slug={stay.slug} />}>
            {children}
          </StaySummary>
        }
      >
        <NoSlots property={property} type={type} />
      </SummaryColumns>
    );

  const draft = draftOf(product, datesOfSlot(type, chosen.timeslot));
  const price = draftPrice(draft, stay, property.timezone);
  const amount = price === undefined || price.total === 0 ? t`Free` : format.money(price.total, price.currency);
  return (
    <SummaryColumns
      summary={
        <Summary
          picture={<ProductScene type={type} />}
          isWideOnly
          action={
            <PinnedAction>
              <ContinueButton type="submit" form={form} price={amount} />
            </PinnedAction>
          }
        >
          <Breakdown
            lines={[]}
            total={{
              label: productName(i18n, product),
              detail: whenMessage(i18n, format, draft, property.timezone),
              amount,
            }}
          />
        </Summary>
      }
    >
      <Card>
        <WonTime booked={booked} chosen={chosen.timeslot} property={property} />
      </Card>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          startOrder(draft);
        }}
      >
        <DateSlotChoice
          legend={question(format.day(chosen.timeslot, property.timezone))}
          slots={slots}
          chosen={chosen.timeslot}
          onChoose={setPicked}
          zone={property.timezone}
          price={amount}
        />
      </form>
    </SummaryColumns>
  );
}
