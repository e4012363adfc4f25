import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { BedDouble, CalendarDays, Gift, Mail } from 'lucide-react';

import type { Stay, Slug } from '#domain/stay/stay.ts';
import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { cityName } from '#components/messages/place-messages.ts';
import { REFERRAL_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import { customerQuery, reservationsQuery } from '#data/account.ts';
import { withoutFailureReport } from '#data/query-client.ts';
import { isCancelled, otherReservations } from '#domain/account/reservation-summary.ts';
import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import { bannersOf } from '#domain/stay/banners.ts';
import { isOver } from '#domain/stay/stay-phase.ts';
import type { StayPhase } from '#domain/stay/stay-phase.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { useAtTime } from '#lib/clock.ts';
import { joined } from '#lib/text.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { buttonClass } from '#ui/button.tsx';
import { Row, rowClass, RowList } from '#ui/lists.tsx';
import { Notice } from '#ui/notice.tsx';

interface StayBannersProps {
  stay: Stay;
  property: Property;
  phase: StayPhase;
}

/** What can wait until everything else is read: banners, and a member's other bookings (R2-82, R2-84, R2-151). The elevator's banner is at the top. */
export function StayBanners({ stay, property, phase }: StayBannersProps) {
  const { brand } = useSettings();
  const hasElevatorWorks = useAtTime((now) => elevatorWorksUntil(property.key, now, property.timezone) !== null);
  const isLoggedIn = useIsLoggedIn();
  const banners = bannersOf({
    isLive: !isOver(phase),
    isExpired: phase === 'expired',
    hasElevatorWorks,
    hasAccount: brand.hasAccount,
    hasReferralCode: (stay.customer?.referralCode ?? null) !== null,
    mayLackConsent: isLoggedIn,
  });
  return (
    <>
      {banners.includes('referral') && <ReferralBanner slug={stay.slug} />}
      {brand.hasAccount && isLoggedIn && (
        <MemberSection slug={stay.slug} hasRoomForConsent={banners.includes('marketing-consent')} />
      )}
    </>
  );
}

interface MemberSectionProps {
  slug: Slug;
  /** The banners leave room for the invitation to the newsletter (R2-151). */
  hasRoomForConsent: boolean;
}

/** Neither an answer nor a first failure yet. */
const isFirstTry = ({ isPending, failureCount }: UseQueryResult): boolean => isPending && failureCount === 0;

/**
 * What a member sees on the page of the stay: the newsletter and the other bookings. Both appear together, so that neither moves the
 * other (R2-84, R2-151).
 */
function MemberSection({ slug, hasRoomForConsent }: MemberSectionProps) {
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

/** Invites a member to the newsletter who has not agreed to it (R2-151, R4-41). */
function ConsentBanner() {
  const { t } = useLingui();
  return (
    <div className="no-print grid">
      <Notice
        tone="info"
        icon={Mail}
        heading={t`Stay in touch`}
        actions={
          <Link to="/consent" className={buttonClass('text', '-my-1.5 -ms-1')}>
            {t`Choose what we send you`}
          </Link>
        }
      >
        {t`New places to stay, offers for members and good ideas for your next trip. A few times a month at most.`}
      </Notice>
    </div>
  );
}

/**
 * A code for friends waits to be shared; only a logged-in member knows whose code it is (R2-151, R6-15, R9-19, R9-20).
 */
function ReferralBanner({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const isOwn = useIsLoggedIn();
  return (
    <div className="no-print grid">
      <Notice
        tone="info"
        icon={Gift}
        heading={t`Good places are for sharing`}
        actions={
          <Link to="/stay/referral" search={{ slug }} className={buttonClass('text', '-my-1.5 -ms-1')}>
            {isOwn ? t`Share your code` : t`Share the code`}
          </Link>
        }
      >
        {isOwn
          ? t`A friend gets ${REFERRAL_PERCENT}% off, and you get ${REFERRAL_PERCENT}% off your next stay.`
          : t`A friend gets ${REFERRAL_PERCENT}% off with the main guest's code.`}
      </Notice>
    </div>
  );
}
