import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { ReadableField } from '#components/failure.tsx';
import { PaymentDue, Refusal } from '#components/stay-notices.tsx';
import { WalkLink } from '#components/walk-link.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { areKeysOnHold, doorsOpenAt, haveKeysEnded, isPaymentDue, nextKey } from '#domain/access/doors.ts';
import type { Property } from '#domain/property/property.ts';
import type { Composition } from '#domain/stay/composition.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { isBefore, localDay, toMs } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { wholeWords } from '#ui/headline.tsx';
import { Timeline, TimelineItem } from '#ui/timeline.tsx';

import { DoorMoment } from './door-moment.tsx';
import { CheckedOut, HourPassed, KeysEnded, NextStepLink } from './next-step.tsx';
import { StayCalendarFile } from './stay-calendar-file.tsx';
import type { StayParts } from './stay-parts.ts';
import { NextCard } from './stay-views.tsx';

interface WhatsNextProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  composition: Pick<Composition, 'largest' | 'step' | 'second'>;
  nextKey: StayParts['nextKey'];
}

/** The one next step, and the stay's moments around it; from the minute a key works, the key (R2-80, R2-150, R2-167). */
export function WhatsNext({ stay, property, zone, composition, nextKey: NextKey }: WhatsNextProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const isCheckedIn = stay.state === 'check-in-completed';
  const lastHour = stay.endDate;
  const { phase, time, isDue, hasEnded, isOnHold, areAllOpen, isToday, door } = useAtTime((now) => ({
    phase: stayPhase(stay, now, zone),
    door: nextKey(stay, now) ?? null,
    isDue: isPaymentDue(stay, now),
    hasEnded: haveKeysEnded(stay, now),
    isOnHold: areKeysOnHold(stay, now),
    areAllOpen: stay.propertyKeys.length > 0 && doorsOpenAt(stay, now).length === stay.propertyKeys.length,
    isToday: stay.checkOutDate !== null && localDay(stay.checkOutDate, zone) === localDay(now, zone),
    time: lastHour !== null && isBefore(now, lastHour) ? format.duration(toMs(lastHour) - toMs(now)) : null,
  }));
  const isLastDay = phase === 'check-out-day';
  const lastTime = format.time(lastHour, zone);
  const until = isLastDay ? lastTime : format.dayTime(lastHour, zone);
  const states = { done: t`Done`, current: t`Now`, later: t`Later` };
  const checkInState = isCheckedIn ? 'done' : 'current';
  const doorState = isCheckedIn ? 'current' : 'later';

  const { largest, step, second } = composition;
  const search = { slug: stay.slug };
  const isWalk = door !== null && step === 'see-access';
  const isCallNext = phase !== 'checked-out' && (hasEnded || isOnHold) && step === 'see-access';
  const isKeyLargest = largest === 'key' && door !== null;
  const isDoorLargest = largest === 'countdown' || (!isKeyLargest && (hasEnded || isOnHold));

  const leaving =
    phase === 'checked-out'
      ? t`Thank you, and travel well`
      : lastHour === null
        ? t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' })
        : isLastDay && time === null
          ? t({ message: `Check-out was at ${lastTime}`, comment: 'Large: the hour has passed, e.g. 11:00' })
          : t`Check out by ${until}`;

  // The last day, and a payment that is due, have one moment, in large letters.
  const isLeaving = largest === 'check-out' || largest === 'afterwards';
  const moments = isLeaving ? (
    <div>
      <p className="flared largest">{wholeWords(leaving)}</p>
      {phase === 'checked-out' && (
        <p className="mt-1 text-soft">
          {t`Checked out, ${format[isToday ? 'time' : 'dayTime'](stay.checkOutDate, zone)}`}
        </p>
      )}
    </div>
  ) : isDue ? (
    <p className="flared largest">
      <DoorMoment stay={stay} property={property} zone={zone} isLargest />
    </p>
  ) : (
    <Timeline>
      {!stay.invalidFields.includes('progress') && (
        <TimelineItem state={checkInState} stateLabel={states[checkInState]}>
          {isCheckedIn
            ? t`Checked in online`
            : stay.idVerificationState === 'declined'
              ? t`We could not verify your ID`
              : t`Check in online`}
        </TimelineItem>
      )}
      <TimelineItem state={doorState} stateLabel={states[doorState]} isLargest={isDoorLargest}>
        <DoorMoment stay={stay} property={property} zone={zone} isLargest={isDoorLargest} />
      </TimelineItem>
      <TimelineItem state="later" stateLabel={states.later}>
        {leaving}
      </TimelineItem>
    </Timeline>
  );

  return (
    <NextCard
      i18n={i18n}
      // A card about a key, not a time, needs the note only while its times are in the guest's own zone.
      aside={(!property || !isKeyLargest) && <ZoneNote property={property} />}
    >
      <ReadableField stay={stay} field="progress" />
      {largest === 'refusal' ? (
        <Refused property={property} />
      ) : isKeyLargest ? (
        <NextKey stay={stay} property={property} zone={zone} door={door} />
      ) : (
        moments
      )}
      {isDue && <PaymentDue stay={stay} property={property} />}
      {step === 'check-out' &&
        (time === null ? (
          <>
            {areAllOpen && <p className="text-soft">{t`Your keys work`}</p>}
            {hasEnded && <KeysEnded stay={stay} zone={zone} />}
          </>
        ) : (
          <p className="-mt-2 text-soft">
            {t({ message: `${time} left`, comment: "Until check-out, e.g. '2 hr left'" })}
          </p>
        ))}
      {phase === 'checked-out' && <CheckedOut stay={stay} property={property} zone={zone} />}
      {isCallNext && <ContactWays property={property} isMain />}
      <div className="flex flex-wrap gap-2 *:grow *:px-2.5 empty:hidden">
        {isWalk && <WalkLink stay={stay} />}
        {phase !== 'checked-out' && !isCallNext && largest !== 'refusal' && (
          <NextStepLink step={step} stay={stay} isWalk={isWalk} />
        )}
        {second === 'late-check-out' && (
          <Link to="/stay/late-check-out" search={search} className={buttonClass('quiet', 'no-print')}>
            {t`Late check-out`}
          </Link>
        )}
        {second === 'calendar' && property && <StayCalendarFile stay={stay} property={property} />}
        {second === 'way' && (
          <Link to="/stay/location" search={search} className={buttonClass('quiet', 'no-print')}>
            {t`Where to find us`}
          </Link>
        )}
        {isLastDay && step === 'see-access' && (
          <Link to="/stay/check-out" search={search} className={buttonClass('quiet', 'no-print')}>
            {t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' })}
          </Link>
        )}
      </div>
      {step === 'check-out' && time === null && <HourPassed property={property} />}
      {largest === 'check-out' && door && <NextKey stay={stay} property={property} zone={zone} door={door} isRow />}
    </NextCard>
  );
}

/** For a guest whose identity was refused: what happened, and who answers now (R4-20). */
function Refused({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <p className="flared largest">{wholeWords(t`We need to check your ID`)}</p>
      <Refusal property={property} />
    </>
  );
}
