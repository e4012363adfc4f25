import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useCallback, useState } from 'react';

import { LastChecked } from '#components/last-checked.tsx';
import { Link } from '#components/link.tsx';
import type { AccessType, KeyReadiness } from '#domain/access/access-key.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import type { ZoneId } from '#lib/time.ts';
import { Button, buttonClass } from '#ui/button.tsx';

import { PhysicalDoor, UnknownDoor } from '../door-card.tsx';
import { DoorHelp } from '../door-help.tsx';
import { useDoorName } from '../door-name.tsx';
import { DoorTime, ExpiredDoor, Reason } from '../locked-door.tsx';
import { GuideLine, NextButton, WalkHeading } from './walk-step.tsx';
import type { WalkDoorProps } from './walk-step.tsx';
import { ByCall, ByCode, BySlide } from './ways-to-open.tsx';

/** One door: where it is in the way, how it opens, the way on, and help (R2-164). */
export function WalkDoor(props: WalkDoorProps) {
  const { t } = useLingui();
  const { place, stay, onBack, onOpen } = props;
  const { number: position, of: total } = place;
  const name = useDoorName(stay)(place.door);
  const [isOpen, setOpen] = useState(false);
  const mayGoIn = isOpen && place.door.type !== 'elevator';
  const reportOpen = useCallback(
    (share: number) => {
      setOpen(share > 0);
      onOpen(share);
    },
    [onOpen],
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <WalkHeading
          isLarge={mayGoIn}
          above={t`Step ${position} of ${total}`}
          heading={mayGoIn ? t`Go in now` : name}
        />
        {/* The large heading takes its room while the guest goes in. */}
        {onBack && !mayGoIn && (
          <Button look="text" className="-my-2 shrink-0 text-note" onClick={onBack}>
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            <span>{t`Previous step`}</span>
          </Button>
        )}
      </div>
      <div className={cx('flex flex-col gap-3', mayGoIn ? 'mt-4' : 'mt-2')}>
        {place.door.code !== null && props.unreached === undefined && (
          <LastChecked slug={stay.slug} zone={props.zone} headingLevel={3} />
        )}
        <ThisDoor {...props} onOpen={reportOpen} />
      </div>
    </>
  );
}

function ThisDoor(props: WalkDoorProps) {
  const { place, stay, property, zone, unreached } = props;
  const { door } = place;
  const readiness = useAtTime((now) => keyReadiness(door, now, stay.state));
  if (readiness.state !== 'ready') {
    return (
      <>
        <WithheldDoor readiness={readiness} accessType={door.accessType} stay={stay} property={property} zone={zone} />
        <NextButton {...props} isQuiet />
      </>
    );
  }
  switch (door.accessType) {
    case 'code':
      return <ByCode {...props} />;
    case 'remote':
      if (unreached) {
        return (
          <>
            {unreached}
            <GuideLine {...props} />
            <NextButton {...props} />
          </>
        );
      }
      return door.type === 'elevator' ? <ByCall {...props} /> : <BySlide {...props} />;
    case 'physical':
      return (
        <>
          <PhysicalDoor slug={stay.slug} property={property} />
          <NextButton {...props} />
        </>
      );
    case 'unknown':
      return (
        <>
          <UnknownDoor property={property} />
          <NextButton {...props} />
        </>
      );
  }
}

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
function WithheldDoor({ readiness, accessType, stay, property, zone }: WithheldDoorProps) {
  const { t } = useLingui();
  const search = { slug: stay.slug };
  const isCode = accessType === 'code';
  switch (readiness.state) {
    case 'after-payment':
      return (
        <>
          <Reason>
            {isCode
              ? t`You will get the code after payment. It will appear here as soon as your stay is paid for.`
              : t`You will only be able to open this door after payment.`}
          </Reason>
          {stay.isPayableByInvoice ? (
            <DoorHelp question={t`Already paid?`} property={property} />
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
            {isCode ? t`You will get the code after check-in.` : t`You will be able to open this door after check-in.`}
          </Reason>
          <Link to="/stay/check-in" search={search} className={WAY_ON}>
            {t`Check in now`}
          </Link>
        </>
      );
    case 'after-id-check':
      return property?.checkInMethod === 'front-desk' ? (
        <Reason>{t`You will get this key after your ID check at the front desk.`}</Reason>
      ) : (
        <>
          <Reason>
            {isCode
              ? t`You will get the code after the ID check.`
              : t`You will be able to open this door after the ID check.`}
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
