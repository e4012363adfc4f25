import { Trans, useLingui } from '@lingui/react/macro';
import Luggage from 'lucide-react/icons/luggage';

import { ElevatorBanner, PaymentDue } from '#components/stay-notices.tsx';
import { Link } from '#components/link.tsx';
import { doorsOf, doorsOpenAt, isPaymentDue } from '#domain/access/doors.ts';
import { luggageBeforeArrival, luggageRoomFrom } from '#domain/access/luggage.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { localDay } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { ShutCard } from './shut-card.tsx';
import { StillOpen, useStillOpen } from './still-open.tsx';

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
  const { areAllOpen, isAnyOpen } = useAtTime((now) => {
    const open = doorsOpenAt(stay, now).length;
    return { areAllOpen: open > 0 && open === doorsOf(stay).length, isAnyOpen: open > 0 };
  });
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
      heading={
        isIdentityMissing
          ? t`One step to go: the ID check`
          : isAnyOpen
            ? t`Please complete your check-in`
            : t`Check in before you arrive`
      }
      action={
        <Link to="/stay/check-in" search={{ slug: stay.slug }} className={buttonClass('primary')}>
          {isIdentityMissing ? t`Go to the ID check` : t`Check in now`}
        </Link>
      }
    >
      <p className="text-pretty">
        {areAllOpen ? (
          <Trans>Your doors already open. Check-in takes about two minutes.</Trans>
        ) : isAnyOpen ? (
          <Trans>Some of your doors already open, and the others will once you have checked in.</Trans>
        ) : isIdentityMissing ? (
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
      <PaymentDue stay={stay} property={property} isMain />
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
  const doors = useStillOpen(stay, property.timezone);
  const isAnyOpen = doors.isUnitOpen || doors.isBuildingOpen;
  return (
    <Notice tone={isAnyOpen ? 'calm' : 'info'} heading={t`You are checked out`}>
      {isAnyOpen ? (
        <StillOpen doors={doors} property={property} />
      ) : (
        // Whom to call stands below.
        <>
          <p>{t`Your keys have expired`}</p>
          <p>{t`Left something behind?`}</p>
        </>
      )}
    </Notice>
  );
}
