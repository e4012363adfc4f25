import { useLingui } from '@lingui/react/macro';
import BedDouble from 'lucide-react/icons/bed-double';
import CalendarDays from 'lucide-react/icons/calendar-days';

import { Link } from '#components/link.tsx';
import { cityName } from '#components/messages/place-messages.ts';
import type { ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useFormat } from '#i18n/use-format.ts';
import { joined } from '#lib/text.ts';
import { Row, rowClass, RowList } from '#ui/lists.tsx';

interface BookingRowsProps {
  bookings: readonly ReservationSummary[];
  /** A text before or after the city and first day of a booking. */
  before?: (booking: ReservationSummary) => string | false;
  after?: (booking: ReservationSummary) => string | false;
}

/** A member's bookings by property, city and first day, each leading to its stay, and the link to all. */
export function BookingRows({ bookings, before, after }: BookingRowsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <RowList>
      {bookings.map((each) => (
        <li key={each.id}>
          <Link to="/stay" search={{ slug: each.slug }} className={rowClass}>
            <Row
              icon={BedDouble}
              title={each.propertyName || t`Your stay`}
              detail={joined([
                before?.(each),
                cityName(i18n, each.city),
                format.day(each.startDate, each.timezone),
                after?.(each),
              ])}
            />
          </Link>
        </li>
      ))}
      <li>
        <Link to="/reservations" className={rowClass}>
          <Row icon={CalendarDays} title={t`All bookings`} />
        </Link>
      </li>
    </RowList>
  );
}
