import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BedDouble, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';

import { cityName } from '#components/city-name.ts';
import { AccountPart } from '#components/account/account-part.tsx';
import { NothingBooked } from '#components/account/nothing-booked.tsx';
import { Link } from '#components/link.tsx';
import { reservationsQuery } from '#data/account/reservations.ts';
import { activeReservations, closestReservation, nearness } from '#domain/account/reservation-summary.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { joined } from '#lib/text.ts';
import { Stack } from '#ui/page.tsx';
import { Row, RowList, rowClass } from '#ui/row-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { ClosestStay, ClosestStaySkeleton } from './closest-stay.tsx';

/** How many rows come is unknown. The room ends below a phone's window, and nothing is shown after it. */
const ActiveStaysSkeleton = () => (
  <Stack>
    <ClosestStaySkeleton />
    <Skeleton shape="block" className="h-64" />
  </Stack>
);

interface ActiveStaysProps {
  isKnown: boolean;
  /** What is below, from when the stays are there: it never moves. */
  children?: ReactNode;
}

/**
 * The active stays: the closest one large, the others by property, city and first day, and the link to all (R3-23,
 * R4-39, R8-18). Without a known customer an empty list says nothing.
 */
export function ActiveStays({ isKnown, children }: ActiveStaysProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const reservations = useQuery(reservationsQuery());
  const active = activeReservations(reservations.data ?? []);
  const closest = closestReservation(active);
  // The large one says itself that it is the next, unless it is under way.
  const next = useAtTime((now) =>
    closest && nearness(closest, now) === 'under-way'
      ? active.find((each) => typeof nearness(each, now) === 'number')
      : undefined,
  );
  return (
    <>
      <AccountPart query={reservations} skeleton={<ActiveStaysSkeleton />} failureHeading={t`Your bookings`}>
        {() => (closest ? <ClosestStay reservation={closest} /> : isKnown && <NothingBooked />)}
      </AccountPart>
      {!reservations.isPending && (isKnown || closest) && (
        <RowList>
          {active
            .filter((each) => each !== closest)
            .map(({ id, slug, propertyName, city, startDate, timezone }) => (
              <li key={id}>
                <Link to="/stay" search={{ slug }} className={rowClass}>
                  <Row
                    icon={BedDouble}
                    title={propertyName || t`Your stay`}
                    detail={joined([
                      id === next?.id && t`Your next stay`,
                      cityName(i18n, city),
                      format.day(startDate, timezone),
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
      )}
      {!reservations.isPending && children}
    </>
  );
}
