import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { Countdown } from '#components/account/bookings.tsx';
import { cityName } from '#components/messages/place-messages.ts';
import { Link } from '#components/link.tsx';
import { PropertyScene } from '#components/sky-scene.tsx';
import { nearness } from '#domain/account/reservation-summary.ts';
import type { ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { joined } from '#lib/text.ts';
import { buttonClass } from '#ui/button.tsx';
import { Row, rowClass, RowList } from '#ui/lists.tsx';

/** A stay that is under way or ahead, leading to it: property, city, kind of unit, dates, how near (R2-123, R3-10). */
export function ReservationCard({ reservation }: { reservation: ReservationSummary }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const near = useAtTime((now) => nearness(reservation, now));
  const { slug, propertyName, city, categoryName, categoryImages, startDate, endDate, timezone } = reservation;
  const [image] = categoryImages;
  return (
    <Link
      to="/stay"
      search={{ slug }}
      className="flex min-w-0 flex-col overflow-hidden wide:flex-row rounded-card border border-transparent bg-card shadow-card transition-colors hover:border-edge"
    >
      <span className="relative block aspect-7/3 wide:w-1/2">
        <PropertyScene city={city} zone={timezone} className="size-full" />
        {image !== undefined && (
          // The drawing is behind the picture until that has loaded, or for good when it fails.
          <img src={image} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
        )}
      </span>
      <span className="flex flex-col justify-center gap-2 p-4.5 wide:w-1/2 wide:p-6">
        <span className="flex items-center justify-between gap-3">
          <span className="flared text-title leading-tight font-[640]">{propertyName || t`Your stay`}</span>
          {near !== 'under-way' && (
            <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
          )}
        </span>
        <span className="text-body text-soft">{joined([cityName(i18n, city), categoryName])}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 font-semibold">
          <span>{format.day(startDate, timezone)}</span>
          <ArrowRight aria-hidden className="size-4.5 shrink-0 text-soft rtl:-scale-x-100" />
          <span>{format.day(endDate, timezone)}</span>
        </span>
        {typeof near === 'number' && (
          // Shown above the name of the stay, but read after it by a screen reader.
          <span className="order-first flex">
            <Countdown near={near} />
          </span>
        )}
        {near === 'under-way' && <span className={buttonClass('primary', 'mt-2')}>{t`Open this stay`}</span>}
      </span>
    </Link>
  );
}

/** The cancelled stays, as rows without a picture (R7-78). */
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
