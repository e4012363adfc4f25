import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import Leaf from 'lucide-react/icons/leaf';
import Mail from 'lucide-react/icons/mail';

import type { Stay, Slug } from '#domain/stay/stay.ts';
import { BookingRows } from '#components/account/booking-rows.tsx';
import { Failure, ReadableField } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { ForgetStay } from '#components/stored-stay.tsx';
import { REFERRAL_PERCENT } from '#config/constants.ts';
import { useSettings } from '#config/settings.ts';
import { customerQuery, reservationsQuery } from '#data/account.ts';
import { withoutFailureReport } from '#data/query-client.ts';
import { isCancelled, otherReservations } from '#domain/account/reservation-summary.ts';
import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import { bannersOf } from '#domain/stay/banners.ts';
import { stayEmissions } from '#domain/stay/stay-emissions.ts';
import { isOver } from '#domain/stay/stay-phase.ts';
import type { StayPhase } from '#domain/stay/stay-phase.ts';
import { useStandingError } from '#lib/async-hooks.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { ZoneId } from '#lib/time.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { Row, rowClass, RowList } from '#ui/lists.tsx';

interface StayFooterProps {
  stay: Stay;
  property: Property | undefined;
  phase: StayPhase;
}

/**
 * What can wait until everything else is read: the climate, banners, a member's other bookings, and the way to have this
 * device forget the stay (R2-81, R2-82, R2-84, R2-151, S15). The elevator's banner is at the top.
 */
export function StayFooter({ stay, property, phase }: StayFooterProps) {
  const { brand } = useSettings();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className="no-print flex min-w-0 flex-col gap-4 wide:gap-6">
      <RowList>
        {phase !== 'cancelled' && <Climate stay={stay} zone={property?.timezone} />}
        {property && <Banners stay={stay} property={property} phase={phase} />}
      </RowList>
      {property && brand.hasAccount && isLoggedIn && <OtherReservations slug={stay.slug} />}
      <ForgetStay />
    </div>
  );
}

/** The stay is offset in full, with its emissions where they are known, and the way to more about it (R2-81, R9-29, R9-30, R9-53). */
function Climate({ stay, zone }: { stay: Stay; zone: ZoneId | undefined }) {
  const { t, i18n } = useLingui();
  const emissions = zone && stayEmissions(stay, zone);
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const night = number(emissions?.perNight ?? 0);
  const total = number(emissions?.total ?? 0);
  return (
    <li>
      <Link to="/stay/sustainability" search={{ slug: stay.slug }} className={rowClass}>
        <Row
          icon={Leaf}
          title={t`The emissions of your stay are 100% offset`}
          detail={
            emissions &&
            (emissions.total === null ? (
              <Trans comment="Emissions of the stay; kg CO2e is the unit">
                {night} kg CO<sub>2</sub>e per night.
              </Trans>
            ) : (
              <Trans comment="Emissions of the stay; kg CO2e is the unit">
                {night} kg CO<sub>2</sub>e per night, {total} kg CO<sub>2</sub>e in total.
              </Trans>
            ))
          }
        />
      </Link>
      {stay.invalidFields.includes('emissions') && (
        <div className="px-4.5 pb-3 wide:px-6">
          <ReadableField stay={stay} field="emissions" />
        </div>
      )}
    </li>
  );
}

interface BannersProps {
  stay: Stay;
  property: Property;
  phase: StayPhase;
}

/** The banners of the stay that are links, at most two (R2-82, R2-151). */
function Banners({ stay, property, phase }: BannersProps) {
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
      {brand.hasAccount && isLoggedIn && banners.includes('marketing-consent') && <ConsentBanner />}
    </>
  );
}

/** The member's other bookings, each linked to its stay; nothing if there are none (R2-84). */
function OtherReservations({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const query = useQuery(reservationsQuery());
  const { data, refetch, isFetching } = query;
  const error = useStandingError(query);
  const others = otherReservations(data ?? [], slug);
  if (others.length === 0 && error === undefined) return null;
  return (
    <section aria-labelledby="others-title" className="flex flex-col gap-3">
      <h2 id="others-title">{t`Your other bookings`}</h2>
      {data === undefined ? (
        <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <BookingRows bookings={others} after={(each) => isCancelled(each) && t`Cancelled`} />
      )}
    </section>
  );
}

/** Invites a member who has not given the marketing consent to do so (R2-151, R4-41). */
function ConsentBanner() {
  const { t } = useLingui();
  // The account page reports an account that cannot be read.
  const account = useQuery(withoutFailureReport(customerQuery()));
  if (account.data?.isMarketingConsentGiven !== false) return null;
  return (
    <li>
      <Link to="/consent" className={rowClass}>
        <Row
          icon={Mail}
          title={t`Stay in touch`}
          detail={t`New places to stay, offers for members and good ideas for your next trip. A few times a month at most.`}
        />
      </Link>
    </li>
  );
}

/**
 * A code for friends waits to be shared; only a logged-in member knows whose code it is (R2-151, R6-15, R9-19, R9-20).
 */
function ReferralBanner({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const isOwn = useIsLoggedIn();
  return (
    <li>
      <Link to="/stay/referral" search={{ slug }} className={rowClass}>
        <Row
          icon={Gift}
          title={t`Good places are for sharing`}
          detail={
            isOwn
              ? t`A friend gets ${REFERRAL_PERCENT}% off, and you get ${REFERRAL_PERCENT}% off your next stay.`
              : t`A friend gets ${REFERRAL_PERCENT}% off with the main guest's code.`
          }
        />
      </Link>
    </li>
  );
}
