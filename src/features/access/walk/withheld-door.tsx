import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { AccessType } from '#domain/access/access-key.ts';
import type { KeyReadiness } from '#domain/access/key-readiness.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';

import { DoorHelp } from '../door-help.tsx';
import { DoorTime } from '../door-time.tsx';
import { ExpiredDoor, Reason } from '../expired-door.tsx';

interface WithheldDoorProps {
  readiness: Exclude<KeyReadiness, { state: 'ready' }>;
  accessType: AccessType;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** The way on as a quiet link: the page's notice has the button. */
const WAY_ON = buttonClass('text', '-my-2 -ms-1 self-start');

/** Why a door does not open now, and what to do about it: never a code, never a dead end (R4-49 to R4-53). */
export function WithheldDoor({ readiness, accessType, stay, property, zone }: WithheldDoorProps) {
  const { t } = useLingui();
  const search = { slug: stay.slug };
  const isCode = accessType === 'code';
  switch (readiness.state) {
    case 'after-payment':
      return (
        <>
          <Reason>
            {isCode
              ? t`Code only after payment. It appears here as soon as your stay is paid.`
              : t`This door opens for you only after payment.`}
          </Reason>
          {stay.isPayableByInvoice ? (
            <DoorHelp question={t`Paid already?`} property={property} />
          ) : (
            <Link to="/stay/add-card" search={search} className={WAY_ON}>
              {stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`}
            </Link>
          )}
        </>
      );
    case 'after-check-in':
      return (
        <>
          <Reason>
            {isCode ? t`You will get the code after check-in.` : t`This door opens for you after check-in.`}
          </Reason>
          <Link to="/stay/check-in" search={search} className={WAY_ON}>
            {t`Check in now`}
          </Link>
        </>
      );
    case 'after-id-check':
      return property?.checkInMethod === 'front-desk' ? (
        <Reason>{t`This key is yours after your ID check at the front desk.`}</Reason>
      ) : (
        <>
          <Reason>
            {isCode ? t`You will get the code after the ID check.` : t`This door opens for you after the ID check.`}
          </Reason>
          <Link to="/stay/check-in" search={search} className={WAY_ON}>
            {t`Go to the ID check`}
          </Link>
        </>
      );
    case 'available-from':
    case 'digital-key-from':
    case 'code-valid-from':
      return (
        <DoorTime state={readiness.state} at={readiness.at} accessType={accessType} property={property} zone={zone} />
      );
    case 'not-available':
      return (
        <>
          <Reason>{t`This door is not available to you right now.`}</Reason>
          <DoorHelp question={t`Do you need this door?`} property={property} />
        </>
      );
    case 'expired':
      return (
        <>
          <ExpiredDoor at={readiness.at} stay={stay} property={property} zone={zone} />
          <DoorHelp question={t`Do you need this door?`} property={property} />
        </>
      );
  }
}
