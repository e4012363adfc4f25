import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';

import { AccountSection } from '#components/account/account-section.tsx';
import { NothingBooked } from '#components/account/bookings.tsx';
import { BookAndSave } from '#components/book-and-save.tsx';
import { NeedHelp } from '#components/contact.tsx';
import { useWhyHere } from '#components/why-here.tsx';
import { reservationsQuery } from '#data/account.ts';
import { groupOf } from '#domain/account/reservation-summary.ts';
import type { ReservationGroup, ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useAtTime } from '#lib/use-time.ts';
import { Notice } from '#ui/notice.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { CancelledRows, ReservationCard } from './reservation-card.tsx';

/** In their order on the page. */
const GROUPS: readonly (readonly [ReservationGroup, MessageDescriptor])[] = [
  ['now', msg({ message: 'Right now', comment: 'Heading over the bookings that are under way' })],
  ['coming', msg({ message: 'Coming up', comment: 'Heading over the bookings that are still to come' })],
  ['cancelled', msg({ message: 'Cancelled', context: 'bookings', comment: 'Heading over the cancelled bookings' })],
];

/** All stays of a member that are not over, in the groups of now, to come and cancelled (R2-11, R2-123, R9-06). */
export function ReservationsPage() {
  const { t } = useLingui();
  const reservations = useQuery(reservationsQuery());
  const why = useRouterState({ select: ({ location }) => location.state.whyHere });
  const isUnreadable = why === 'unreadable-link';
  const ofLink = useWhyHere();
  return (
    <Page>
      <div className="pb-2">
        <PageTitle>{t`Your bookings`}</PageTitle>
      </div>
      {isUnreadable && ofLink}
      <AccountSection query={reservations} skeleton={<ReservationsSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <Columns>
              <NothingBooked />
              <Stack>
                <BookAndSave isMain />
                <NeedHelp />
              </Stack>
            </Columns>
          ) : (
            <>
              {why !== undefined && !isUnreadable && (
                <Notice
                  tone="info"
                  heading={why === 'no-such-page' ? t`That page does not exist` : t`Which stay is this for?`}
                >
                  {t`Open one of your bookings to find extras and help.`}
                </Notice>
              )}
              <ReservationGroups all={all} />
              <Columns>
                <NeedHelp />
              </Columns>
            </>
          )
        }
      </AccountSection>
      {reservations.isLoadingError && (
        <Columns>
          <NeedHelp />
        </Columns>
      )}
    </Page>
  );
}

/** As tall as the screen, so that nothing visible moves when the bookings load. */
const ReservationsSkeleton = () => (
  <Stack>
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} shape="block" className="h-66" />
    ))}
  </Stack>
);

/** A member's bookings by when they are; the cancelled ones say so, and come last (R2-123, R7-78). */
function ReservationGroups({ all }: { all: readonly ReservationSummary[] }) {
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

function Cards({ reservations }: { reservations: readonly ReservationSummary[] }) {
  return (
    <ul className="flex flex-col gap-4 wide:gap-6">
      {reservations.map((reservation) => (
        <li key={reservation.id}>
          <ReservationCard reservation={reservation} />
        </li>
      ))}
    </ul>
  );
}
