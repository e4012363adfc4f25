import { useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';

import { Link } from '#components/link.tsx';
import type { Property } from '#domain/property/property.ts';
import { canCancel } from '#domain/stay/cancellation-terms.ts';
import { changeableDates } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';

import { StayCalendarFile } from './stay-calendar-file.tsx';

interface BookingWaysProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** What a guest can do with the booking itself: change its times, note it, find it, cancel it. */
export function BookingWays({ stay, property, zone }: BookingWaysProps) {
  const { t } = useLingui();
  const search = { slug: stay.slug };
  const { canMove, canEnd } = useAtTime((now) => ({
    canMove: changeableDates(stay, now, zone) !== null,
    canEnd: canCancel(stay, now, zone),
  }));
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      {canMove && (
        <Link to="/stay/change-time" search={search} className={buttonClass('quiet')}>
          <CalendarClock aria-hidden className="size-4.5 shrink-0" />
          <span>{t`Change times`}</span>
        </Link>
      )}
      {property && !stay.isCancelled && <StayCalendarFile stay={stay} property={property} />}
      {!stay.isCancelled && (
        <Link to="/stay/location" search={search} className={buttonClass('quiet')}>
          <MapPin aria-hidden className="size-4.5 shrink-0" />
          <span>{t`Where to find us`}</span>
        </Link>
      )}
      {canEnd && (
        <Link to="/stay/cancel-reservation" search={search} className={buttonClass('text', '-ms-1')}>
          {t`Cancel booking`}
        </Link>
      )}
    </div>
  );
}
