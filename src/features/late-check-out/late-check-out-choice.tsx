import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { DateSlotChoice } from '#blocks/date-slot-choice.tsx';
import { NoSlots } from '#blocks/no-slots.tsx';
import { useStartOrder } from '#blocks/use-start-order.ts';
import { dateSlotsQuery } from '#data/availability/date-slots.ts';
import { firstFree, slotsOf, slotState } from '#domain/availability/slots.ts';
import { draftOf, draftPrice } from '#domain/order/order-draft.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';

interface LateCheckOutChoiceProps {
  stay: Stay;
  product: Product;
  property: Property;
}

/** The hours that can be had, the first free one chosen (R5-35); nothing is ordered here (R5-27). */
export function LateCheckOutChoice({ stay, product, property }: LateCheckOutChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const startOrder = useStartOrder(stay.slug);
  const [picked, setPicked] = useState<Instant>();
  const { data } = useSuspenseQuery(dateSlotsQuery(stay.reservationId));
  const slots = slotsOf(data, 'end-date', product.id);
  const first = firstFree(slots, now);
  if (first === undefined) return <NoSlots property={property} />;

  const chosen = slots.find((slot) => slot.timeslot === picked && slotState(slot, now) === 'free') ?? first;
  const draft = draftOf(product, { consumptionEndDate: chosen.timeslot });
  const price = draftPrice(draft, stay, property.timezone);
  const day = format.day(chosen.timeslot, property.timezone);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        startOrder(draft);
      }}
    >
      <DateSlotChoice
        legend={t({
          message: `How late would you like to stay on ${day}?`,
          comment: 'Above a choice of hours; {day} is like "Sat 28 Nov"',
        })}
        slots={slots}
        chosen={chosen.timeslot}
        onChoose={setPicked}
        zone={property.timezone}
        price={price === undefined || price.total === 0 ? t`Free` : format.money(price.total, price.currency)}
      />
      <Button type="submit" className="wide:min-w-48 wide:self-start">{t`Continue`}</Button>
    </form>
  );
}
