import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { CalendarFile } from '#components/calendar-file.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { TicketBody, ticketClass } from '#components/products/ticket.tsx';
import { cleaningEvent } from '#domain/cleaning/cleaning.ts';
import type { ScheduledCleanings } from '#domain/cleaning/cleaning.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { CardHead } from '#ui/card.tsx';

interface ScheduledListProps {
  scheduled: ScheduledCleanings;
  stay: Stay;
  property: Property;
}

/** The cleanings ahead as tickets with a calendar file, then the past ones (R2-40, R2-105). */
export function ScheduledList({ scheduled: { ahead, past }, stay, property }: ScheduledListProps) {
  const { t } = useLingui();
  if (ahead.length + past.length === 0) return null;
  return (
    <section aria-labelledby="scheduled-title" className="flex flex-col gap-3">
      <CardHead
        id="scheduled-title"
        title={t`Your cleaning`}
        aside={<ZoneNote property={property} hours={ahead.map(({ consumptionDate }) => consumptionDate)} />}
      />
      {ahead.length > 0 && <p className="-mt-1.5 text-body text-soft">{t`We'll remind you one day before`}</p>}
      <ul className="flex flex-col gap-3">
        {ahead.map((item) => (
          <ScheduledCleaning key={item.id} item={item} stay={stay} property={property} />
        ))}
        {past.map((item) => (
          <ScheduledCleaning key={item.id} item={item} stay={stay} property={property} isPast />
        ))}
      </ul>
    </section>
  );
}

interface ScheduledCleaningProps {
  item: OrderedItem;
  stay: Stay;
  property: Property;
  isPast?: boolean;
}

/** A cleaning with day, time and price, and its calendar file with a reminder (R9-15, R9-44); a past one as a line. */
function ScheduledCleaning({ item, stay, property, isPast = false }: ScheduledCleaningProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const zone = property.timezone;
  const { consumptionDate: start, consumptionEndDate: end } = item;
  const hours = [start, end].flatMap((time) => (time === null ? [] : [format.time(time, zone)])).join('\u00A0–\u00A0');
  const price = item.price === 0 ? t`Free` : format.money(item.price, item.currencyCode);
  const summary = t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' });
  const day = start === null ? t`The time is not set yet` : format.day(start, zone);
  if (isPast)
    return (
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 text-body text-soft tabular-nums">
        <span>{[day, hours].filter(Boolean).join(', ')}</span>
        <span>{t({ message: 'Past', comment: 'Beside a cleaning whose time is over' })}</span>
      </li>
    );
  return (
    <li className={ticketClass(item)}>
      <TicketBody type={item.type} isPending={item.isPending}>
        <span id={id} className="flex flex-col gap-0.5 tabular-nums">
          <span className="flared text-title leading-tight font-[650]">{day}</span>
          <span className="text-lead">{hours}</span>
          <span className="text-soft">{price}</span>
        </span>
        <CalendarFile
          name={`cleaning-${item.id}`}
          describedBy={id}
          slug={stay.slug}
          event={cleaningEvent(item, stay, property, summary)}
        />
      </TicketBody>
    </li>
  );
}
