import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { BedDouble, CalendarDays } from 'lucide-react';

import { cityName } from '#components/messages/city-name.ts';
import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { customerQuery, reservationsQuery } from '#data/account.ts';
import { withoutFailureReport } from '#data/query-client.ts';
import { isCancelled, otherReservations } from '#domain/account/reservation-summary.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { joined } from '#lib/text.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { Row, RowList, rowClass } from '#ui/lists.tsx';

import { ConsentBanner } from './consent-banner.tsx';

interface MembersPartProps {
  slug: Slug;
  /** There is room for the invitation to the news (R2-151). */
  hasRoomForConsent: boolean;
}

/** Neither an answer nor a first failure yet. */
const isFirstTry = ({ isPending, failureCount }: UseQueryResult): boolean => isPending && failureCount === 0;

/**
 * A member's part of the stay page: the news and the other bookings. Both appear at once, so that neither moves the
 * other (R2-84, R2-151).
 */
export function MembersPart({ slug, hasRoomForConsent }: MembersPartProps) {
  // The account page reports an account that cannot be read.
  const account = useQuery(withoutFailureReport(customerQuery()));
  const reservations = useQuery(reservationsQuery());
  if (isFirstTry(account) || isFirstTry(reservations)) return null;
  return (
    <>
      {hasRoomForConsent && account.data?.isMarketingConsentGiven === false && <ConsentBanner />}
      <OtherReservations slug={slug} query={reservations} />
    </>
  );
}

/** The member's other bookings, each leading to its stay; nothing for who has no other (R2-84). */
function OtherReservations({
  slug,
  query,
}: {
  slug: Slug;
  query: UseQueryResult<Parameters<typeof otherReservations>[0]>;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { data, refetch, isFetching } = query;
  const error = useStandingError(query);
  const others = otherReservations(data ?? [], slug);
  if (others.length === 0 && error === undefined) return null;
  return (
    <section aria-labelledby="others-title" className="whole no-print flex flex-col gap-3">
      <h2 id="others-title">{t`Your other bookings`}</h2>
      {data === undefined ? (
        <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RowList>
          {others.map((each) => (
            <li key={each.id}>
              <Link to="/stay" search={{ slug: each.slug }} className={rowClass}>
                <Row
                  icon={BedDouble}
                  title={each.propertyName || t`Your stay`}
                  detail={joined([
                    cityName(i18n, each.city),
                    format.day(each.startDate, each.timezone),
                    isCancelled(each) && t`Cancelled`,
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
    </section>
  );
}
