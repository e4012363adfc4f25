import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';

import { Link } from '#blocks/link.tsx';
import { PaymentDue } from '#blocks/payment-due.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { StayCalendarFile } from '#blocks/stay-calendar-file.tsx';
import { WalkLink } from '#blocks/walk-link.tsx';
import { OwnClock, TwoClocks } from '#blocks/two-clocks.tsx';
import { useSettings } from '#config/settings.tsx';
import { nextKey } from '#domain/access/next-key.ts';
import { isPaymentDue } from '#domain/access/payment-due.ts';
import { hasExtras } from '#domain/extras/extras.ts';
import type { Property } from '#domain/property/property.ts';
import type { Composition } from '#domain/stay/composition.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { nextStep } from '#domain/stay/whats-next.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { latePart } from '#lib/late-part.ts';
import { normalisePhone } from '#lib/phone.ts';
import { isBefore } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Notice } from '#ui/notice.tsx';
import { Timeline, TimelineItem } from '#ui/timeline.tsx';

import { DoorMoment } from './door-moment.tsx';
import { NextStepLink } from './next-step-link.tsx';
import type { StayParts } from './stay-parts.ts';

/** Only a guest who has left sees it. */
const CheckedOut = latePart(() => import('./later/checked-out.tsx').then((file) => file.CheckedOut));

interface WhatsNextProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  composition: Pick<Composition, 'largest' | 'hasCalendar'>;
  nextKey: StayParts['nextKey'];
}

/** The one next step, and the stay's moments around it; from the minute a key works, the key (R2-80, R2-150, R2-167). */
export function WhatsNext({ stay, property, zone, composition, nextKey: NextKey }: WhatsNextProps) {
  const { t } = useLingui();
  const format = useFormat();
  const checkedIn = stay.state === 'check-in-completed';
  const lastHour = stay.endDate;
  const { phase, step, isInTime, isDue, door } = useAtTime((now) => ({
    phase: stayPhase(stay, now, zone),
    step: nextStep(stay, now, zone, hasExtras(stay, now)),
    door: nextKey(stay, now) ?? null,
    isDue: isPaymentDue(stay, now),
    isInTime: lastHour !== null && isBefore(now, lastHour),
  }));
  const until = format.dayTime(lastHour, zone);
  const lastTime = format.time(lastHour, zone);
  const states = { done: t`Done`, current: t`Now`, later: t`Later` };
  const checkInState = checkedIn ? 'done' : 'current';
  const paymentState = checkedIn ? 'current' : 'later';
  const doorState = !checkedIn || isDue ? 'later' : phase === 'check-out-day' ? 'done' : 'current';
  const leaveState = phase === 'checked-out' ? 'done' : phase === 'check-out-day' ? 'current' : 'later';

  const isWalk = door !== null && step === 'see-access';
  const { largest, hasCalendar } = composition;
  const isKeyLargest = largest === 'key' && door !== null;

  const moments = (
    <Timeline>
      {!stay.unreadable.includes('progress') && (
        <TimelineItem state={checkInState} stateLabel={states[checkInState]}>
          {checkedIn ? t`Checked in online` : t`Check in online`}
        </TimelineItem>
      )}
      {isDue && <TimelineItem state={paymentState} stateLabel={states[paymentState]}>{t`Payment`}</TimelineItem>}
      {phase !== 'checked-out' && (
        <TimelineItem state={doorState} stateLabel={states[doorState]} isLargest={largest === 'countdown'}>
          <DoorMoment stay={stay} zone={zone} />
        </TimelineItem>
      )}
      <TimelineItem state={leaveState} stateLabel={states[leaveState]} isLargest={largest === 'check-out'}>
        {phase === 'checked-out' ? (
          <Trans>Checked out, {format.dayTime(stay.checkOutDate, zone)}</Trans>
        ) : lastHour === null ? (
          t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' })
        ) : phase === 'check-out-day' && !isInTime ? (
          t({ message: `Check-out was at ${lastTime}`, comment: 'Large: the hour has passed, e.g. 11:00' })
        ) : (
          t`Check out by ${until}`
        )}
      </TimelineItem>
    </Timeline>
  );

  return (
    <Card as="section" aria-labelledby="next-title">
      <CardHead
        id="next-title"
        title={t`What's Next`}
        aside={property ? <TwoClocks city={property.city} zone={zone} /> : <OwnClock />}
      />
      {isDue && (
        <Notice
          tone="warn"
          headingLevel={3}
          heading={t`Your keys come after payment`}
          actions={
            step !== 'add-card' &&
            !stay.isPayableByInvoice && (
              <Link to="/stay/add-card" search={{ slug: stay.slug }} className={buttonClass('quiet', 'no-print')}>
                {t`Add a card`}
              </Link>
            )
          }
        >
          <PaymentDue stay={stay} />
        </Notice>
      )}
      <ReadablePart stay={stay} part="progress" />
      {isKeyLargest ? (
        <Suspense fallback={<div className="min-h-64" />}>
          <NextKey stay={stay} property={property} zone={zone} door={door} />
        </Suspense>
      ) : (
        moments
      )}
      {step === 'check-out' &&
        (isInTime ? (
          <p className="text-body">
            <Trans>Today is your last day. You can check out until {format.time(lastHour, zone)}.</Trans>
          </p>
        ) : (
          <HourPassed property={property} />
        ))}
      {isWalk && <WalkLink stay={stay} />}
      {phase === 'checked-out' ? (
        <Suspense fallback={<div className="min-h-64" />}>
          <CheckedOut stay={stay} property={property} zone={zone} />
        </Suspense>
      ) : (
        <NextStepLink step={step} stay={stay} look={isWalk ? 'quiet' : 'primary'} />
      )}
      {!isWalk && <WalkLink stay={stay} look="quiet" />}
      {hasCalendar && property && <StayCalendarFile stay={stay} property={property} />}
      {isKeyLargest && <div className="border-t border-line pt-3.5">{moments}</div>}
      {phase === 'check-out-day' && step !== 'check-out' && (
        <Link to="/stay/check-out" search={{ slug: stay.slug }} className={buttonClass('quiet', 'no-print')}>
          {t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' })}
        </Link>
      )}
    </Card>
  );
}

/** After the hour of departure, beside the button to check out: more time is a call away (R4-12). */
function HourPassed({ property }: Pick<WhatsNextProps, 'property'>) {
  const { t } = useLingui();
  const { brand } = useSettings();
  const { phone } = property ?? brand.support;
  if (!phone) return null;
  return (
    <p className="text-body">
      {t`You can still check out today. Need a little longer?`}
      {/* The padding for a finger would part two lines of the sentence, so the link starts a new one. */}
      <a href={`tel:${normalisePhone(phone)}`} className="block w-fit py-2 underline underline-offset-3">
        {t`Call us: ${phone}`}
      </a>
    </p>
  );
}
