import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { AccountSection } from '#components/account/account-section.tsx';
import { BookingRows } from '#components/account/booking-rows.tsx';
import { Countdown, NothingBooked } from '#components/account/bookings.tsx';
import { cityName } from '#components/messages/place-messages.ts';
import { Link } from '#components/link.tsx';
import { PropertyScene } from '#components/sky-scene.tsx';
import { reservationsQuery } from '#data/account.ts';
import { activeReservations, closestReservation, nearness } from '#domain/account/reservation-summary.ts';
import type { ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { joined } from '#lib/text.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The number of rows is unknown: the skeleton ends below a phone's screen, with nothing after it that would move. */
const ActiveStaysSkeleton = () => (
  <Stack>
    <ClosestStaySkeleton />
    <Skeleton shape="block" className="h-64" />
  </Stack>
);

interface ActiveStaysProps {
  isKnown: boolean;
  /** Rendered below once the stays have loaded, so that it does not move. */
  children?: Elements;
}

/**
 * The active stays: the closest one large, the others by property, city and first day, and the link to all (R3-23,
 * R4-39, R8-18). Without a known customer an empty list says nothing.
 */
export function ActiveStays({ isKnown, children }: ActiveStaysProps) {
  const { t } = useLingui();
  const reservations = useQuery(reservationsQuery());
  const active = activeReservations(reservations.data ?? []);
  const closest = closestReservation(active);
  // The large card names the next stay itself, unless that stay is under way.
  const next = useAtTime((now) =>
    closest && nearness(closest, now) === 'under-way'
      ? active.find((each) => typeof nearness(each, now) === 'number')
      : undefined,
  );
  return (
    <>
      <AccountSection query={reservations} skeleton={<ActiveStaysSkeleton />} failureHeading={t`Your bookings`}>
        {() => (closest ? <ClosestStay reservation={closest} /> : isKnown && <NothingBooked />)}
      </AccountSection>
      {!reservations.isPending && (isKnown || closest) && (
        <BookingRows
          bookings={active.filter((each) => each !== closest)}
          before={(each) => each.id === next?.id && t`Your next stay`}
        />
      )}
      {!reservations.isPending && children}
    </>
  );
}

/** The stay that starts first: its city, how near it is, its dates, and the way to it (R4-39). */
function ClosestStay({ reservation }: { reservation: ReservationSummary }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const near = useAtTime((now) => nearness(reservation, now));
  const { slug, propertyName, city, categoryName, startDate, endDate, timezone } = reservation;
  return (
    <Card isFlush as="section" aria-labelledby="closest-title">
      <PropertyScene city={city} zone={timezone} className="aspect-7/3 w-full" />
      <div className="flex flex-col gap-2 p-4.5 wide:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-body font-semibold text-accent">
            {near === 'under-way' ? t`Your home right now` : t`Your next stay`}
          </p>
          <Countdown near={near} />
        </div>
        <h2 id="closest-title" className="text-title">
          {propertyName || t`Your stay`}
        </h2>
        <p className="text-body text-soft">{joined([cityName(i18n, city), categoryName])}</p>
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          <span>{format.day(startDate, timezone)}</span>
          <ArrowRight aria-hidden className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
          <span>{format.day(endDate, timezone)}</span>
        </p>
        <Link to="/stay" search={{ slug }} className={buttonClass('primary', 'mt-2')}>
          {t`Open this stay`}
        </Link>
      </div>
    </Card>
  );
}

/** The same height as the card, so that nothing below moves when it loads. */
const ClosestStaySkeleton = () => (
  <Card isFlush>
    <div className="aspect-7/3 animate-breathe bg-line" />
    <div className="flex flex-col gap-2 p-4.5 wide:p-6">
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="h-7.5 w-3/5" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="mt-2 h-11.5" />
    </div>
  </Card>
);
