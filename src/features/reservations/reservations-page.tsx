import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';

import { AccountPart } from '#components/account/account-part.tsx';
import { NothingBooked } from '#components/account/nothing-booked.tsx';
import { BackToAccount } from '#components/back-links.tsx';
import { BookAndSave } from '#components/book-and-save.tsx';
import { NeedHelp } from '#components/need-help.tsx';
import { reservationsQuery } from '#data/account/reservations.ts';
import { Notice } from '#ui/notice.tsx';
import { Halves, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { ReservationGroups } from './reservation-groups.tsx';

/** All stays of a member that are not over, in the groups of now, to come and cancelled (R2-11, R2-123, R9-06). */
export function ReservationsPage() {
  const { t } = useLingui();
  const reservations = useQuery(reservationsQuery());
  const why = useRouterState({ select: ({ location }) => location.state.whyHere });
  return (
    <Page>
      <div className="pb-2">
        <BackToAccount />
        <PageTitle>{t`Your bookings`}</PageTitle>
      </div>
      <AccountPart query={reservations} skeleton={<ReservationsSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <Halves>
              <NothingBooked />
              <Stack>
                <BookAndSave isMain />
                <NeedHelp />
              </Stack>
            </Halves>
          ) : (
            <>
              {why !== undefined && (
                <Notice
                  tone="info"
                  heading={why === 'no-such-page' ? t`That page does not exist` : t`Which stay is it for?`}
                >
                  {t`Open one of your bookings: extras and help are there.`}
                </Notice>
              )}
              <ReservationGroups all={all} />
              <Halves>
                <NeedHelp />
              </Halves>
            </>
          )
        }
      </AccountPart>
      {reservations.isLoadingError && (
        <Halves>
          <NeedHelp />
        </Halves>
      )}
    </Page>
  );
}

/** As tall as a window: what is below comes with the bookings, and nothing moves. */
const ReservationsSkeleton = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6">
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} shape="block" className="h-66" />
    ))}
  </div>
);
