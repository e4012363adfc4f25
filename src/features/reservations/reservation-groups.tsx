import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { groupOf } from '#domain/account/reservation-summary.ts';
import type { ReservationGroup, ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useAtTime } from '#lib/clock.ts';

import { CancelledRows } from './cancelled-rows.tsx';
import { ReservationCard } from './reservation-card.tsx';

/** In their order on the page. */
const GROUPS: readonly (readonly [ReservationGroup, MessageDescriptor])[] = [
  ['now', msg({ message: 'Right now', comment: 'Heading over the bookings that are under way' })],
  ['coming', msg({ message: 'Coming up', comment: 'Heading over the bookings that are still to come' })],
  ['cancelled', msg({ message: 'Cancelled', context: 'bookings', comment: 'Heading over the cancelled bookings' })],
];

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6';

/** A member's bookings by when they are; the cancelled ones say so, and come last (R2-123, R7-78). */
export function ReservationGroups({ all }: { all: readonly ReservationSummary[] }) {
  const { i18n } = useLingui();
  const groups = useAtTime((now) =>
    GROUPS.map(([group, name]) => ({ group, name, members: all.filter((each) => groupOf(each, now) === group) })),
  );
  return groups.map(
    ({ group, name, members }) =>
      members.length > 0 && (
        <section key={group} aria-labelledby={`bookings-${group}`} className="flex flex-col gap-3">
          <h2 id={`bookings-${group}`}>{i18n._(name)}</h2>
          {group === 'cancelled' ? <CancelledRows reservations={members} /> : <Cards reservations={members} />}
        </section>
      ),
  );
}

/** Two in a row; an odd one comes first, as wide as the row. */
function Cards({ reservations }: { reservations: readonly ReservationSummary[] }) {
  const isOdd = reservations.length % 2 === 1;
  return (
    <ul className={GRID}>
      {reservations.map((reservation, at) => (
        <li key={reservation.id} className={isOdd && at === 0 ? 'wide:col-span-full' : undefined}>
          <ReservationCard reservation={reservation} isAlone={isOdd && at === 0} />
        </li>
      ))}
    </ul>
  );
}
