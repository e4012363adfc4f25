import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { CalendarFile } from '#blocks/calendar-file.tsx';
import { cleaningCalendar, hasCalendar } from '#domain/cleaning/cleaning-calendar.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';

interface ScheduledCleaningProps {
  item: OrderedItem;
  stay: Stay;
  property: Property;
  isPast?: boolean;
}

/** One cleaning: day, time and price, and its file for the guest's calendar with a reminder (R9-15, R9-44). */
export function ScheduledCleaning({ item, stay, property, isPast = false }: ScheduledCleaningProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const zone = property.timezone;
  const { consumptionDate: start, consumptionEndDate: end } = item;
  const hours = [start, end].flatMap((time) => (time === null ? [] : [format.time(time, zone)])).join(' – ');
  const price = item.price === 0 ? t`Free` : format.money(item.price, item.currencyCode);
  const summary = t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span
        id={id}
        className="flex min-w-0 flex-[1_1_100%] flex-wrap items-baseline justify-between gap-x-4 wide:flex-[1_1_0]"
      >
        <span className={cx('flex min-w-0 flex-col tabular-nums', isPast && 'text-soft')}>
          <span className={cx(!isPast && 'font-semibold')}>
            {start === null ? t`The time is not set yet` : format.day(start, zone)}
          </span>
          <span className="text-body text-soft">{hours}</span>
        </span>
        <span className="text-body text-soft tabular-nums">{isPast ? t`Has passed` : price}</span>
      </span>
      {!isPast && hasCalendar(item) && (
        <CalendarFile
          name={`cleaning-${item.id}`}
          describedBy={id}
          text={() => cleaningCalendar(item, stay, property, summary, nowInstant())}
        />
      )}
    </li>
  );
}
