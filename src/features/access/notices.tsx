import { Trans, useLingui } from '@lingui/react/macro';
import Luggage from 'lucide-react/icons/luggage';

import { CallUs } from '#components/contact.tsx';
import { ElevatorBanner, PaymentDue } from '#components/stay-notices.tsx';
import { Link } from '#components/link.tsx';
import { isPaymentDue } from '#domain/access/doors.ts';
import { luggageBeforeArrival, luggageRoomFrom } from '#domain/access/luggage.ts';
import { stillOpens } from '#domain/access/still-opens.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { isBefore, localDay } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { ShutCard } from './shut-card.tsx';

interface NoticesProps {
  stay: Stay;
  property: Property;
}

/** What a guest must know before walking: a step that is missing, the end of access, the elevator. */
export function Notices(props: NoticesProps) {
  const { stay, property } = props;
  const isPaymentMissing = useAtTime((now) => isPaymentDue(stay, now));
  const isCheckedOut = stay.checkOutDate !== null;
  return (
    <>
      {!isCheckedOut && stay.state !== 'check-in-completed' && <CheckInNotice {...props} />}
      {isPaymentMissing && <PaymentNotice {...props} />}
      {isCheckedOut && <CheckedOutNotice stay={stay} property={property} />}
      <ElevatorBanner property={property} />
    </>
  );
}

/** Check-in comes first: what is missing, and the way there; at a front desk the identity is checked by hand (R4-21). */
function CheckInNotice({ stay, property }: NoticesProps) {
  const { t } = useLingui();
  const isIdentityMissing = stay.state === 'id-verification-required';
  if (isIdentityMissing && property.checkInMethod === 'front-desk') {
    return (
      <ShutCard id="check-in-title" heading={t`ID check at front desk`}>
        <p>
          <Trans>Show your passport or ID card when you arrive.</Trans>
        </p>
      </ShutCard>
    );
  }
  return (
    <ShutCard
      id="check-in-title"
      heading={isIdentityMissing ? t`One step to go: the ID check` : t`Check in before you arrive`}
      action={
        <Link to="/stay/check-in" search={{ slug: stay.slug }} className={buttonClass('primary')}>
          {isIdentityMissing ? t`Go to the ID check` : t`Check in now`}
        </Link>
      }
    >
      <p className="text-pretty">
        {isIdentityMissing ? (
          <Trans>It takes about two minutes. After that, you can open your doors.</Trans>
        ) : (
          <Trans>Your doors will open once you have checked in. It takes about two minutes.</Trans>
        )}
      </p>
    </ShutCard>
  );
}

/** Doors that the server withholds for a payment: one way to pay for all of them (R4-49). */
function PaymentNotice({ stay, property }: NoticesProps) {
  const { t } = useLingui();
  return (
    <ShutCard
      id="payment-title"
      heading={t`You will get your keys after payment`}
      action={
        !stay.isPayableByInvoice && (
          <Link to="/stay/add-card" search={{ slug: stay.slug }} className={buttonClass('primary')}>
            {stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`}
          </Link>
        )
      }
    >
      <PaymentDue stay={stay} property={property} />
    </ShutCard>
  );
}

/** Where the bags go before check-in time (R4-54, R4-55). */
export function LuggageNotice({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const access = useAtTime((now) => luggageBeforeArrival(stay, property.checkInMethod, now));
  const isToday = useAtTime(
    (now) =>
      stay.startDate !== null && localDay(stay.startDate, property.timezone) === localDay(now, property.timezone),
  );
  const from = useAtTime((now) => luggageRoomFrom(stay, now));
  if (access === null) return null;
  const zone = property.timezone;
  const day = from === null ? format.day(stay.startDate, zone) : format.dayTime(from, zone);
  const hour = format.time(from, zone);
  return (
    <Notice tone="info" icon={Luggage} heading={t`Bags before check-in`}>
      {access === 'door-code-after-id-check' ? (
        <Trans>You will get the door code for the luggage room after the ID check at the front desk.</Trans>
      ) : access === 'digital-keys-after-payment' ? (
        <Trans>You will get your digital keys, including the one for the luggage room, after payment.</Trans>
      ) : isToday && from !== null ? (
        <Trans comment="The hour, e.g. '15:00'">
          You will get your digital keys, including the one for the luggage room, today at {hour}.
        </Trans>
      ) : isToday ? (
        <Trans>You will get your digital keys, including the one for the luggage room, today.</Trans>
      ) : (
        <Trans comment="The day of arrival, mostly with its hour, e.g. 'Fri 20 Nov, 15:00'">
          You will get your digital keys, including the one for the luggage room, on your arrival day ({day}).
        </Trans>
      )}
    </Notice>
  );
}

/** After check-out: how long the apartment and the building still open (R4-23, R9-09, R9-10). */
function CheckedOutNotice({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const ends = useAtTime((now) => stillOpens(stay, now, zone));
  const isOpen = (end: Instant | null, now: Instant): boolean => end !== null && isBefore(now, end);
  const isUnitOpen = useAtTime((now) => isOpen(ends.unit, now));
  const isHouseOpen = useAtTime((now) => isOpen(ends.building, now));
  const unit = format.time(ends.unit, zone);
  const building = format.time(ends.building, zone);
  return (
    <Notice tone={isUnitOpen || isHouseOpen ? 'calm' : 'info'} heading={t`You are checked out`}>
      {isUnitOpen && isHouseOpen ? (
        <Trans comment="After check-out; two times of day">
          Your apartment door works until {unit}, and you can enter the building until {building}.
        </Trans>
      ) : isUnitOpen && ends.building === null ? (
        <Trans comment="After check-out, in a house with no other door; a time of day">
          Your apartment door works until {unit}.
        </Trans>
      ) : isHouseOpen && ends.unit === null ? (
        <Trans comment="After check-out, without a key to the apartment; a time of day">
          You can enter the building until {building}.
        </Trans>
      ) : isUnitOpen ? (
        <Trans comment="After a check-out late in the evening; two times of day">
          Your apartment door works until {unit}. Your access to the building ended at {building}.
        </Trans>
      ) : isHouseOpen ? (
        <Trans comment="After check-out; two times of day">
          Your apartment door worked until {unit}. You can enter the building until {building}.
        </Trans>
      ) : (
        <Trans>
          Your keys have expired. Left something behind? <CallUs property={property}>Call us.</CallUs>
        </Trans>
      )}
    </Notice>
  );
}
