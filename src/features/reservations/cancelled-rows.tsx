import { useLingui } from '@lingui/react/macro';
import { CalendarX } from 'lucide-react';

import { cityName } from '#components/city-name.ts';
import { Link } from '#components/link.tsx';
import type { ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useFormat } from '#i18n/use-format.ts';
import { joined } from '#lib/text.ts';
import { Row, RowList, rowClass } from '#ui/row-list.tsx';

/** The stays that were called off (R7-78). Their rows have no picture, unlike a stay that is ahead. */
export function CancelledRows({ reservations }: { reservations: readonly ReservationSummary[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <RowList>
      {reservations.map(({ id, slug, propertyName, city, categoryName, startDate, endDate, timezone }) => (
        <li key={id}>
          <Link to="/stay" search={{ slug }} className={rowClass}>
            <Row
              icon={CalendarX}
              title={propertyName || t`Your stay`}
              detail={joined([
                cityName(i18n, city),
                categoryName,
                `${format.day(startDate, timezone)}\u00A0– ${format.day(endDate, timezone)}`,
              ])}
            />
          </Link>
        </li>
      ))}
    </RowList>
  );
}
