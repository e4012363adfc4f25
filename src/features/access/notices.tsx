import { isPaymentDue } from '#domain/access/doors.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';

import type { StepNoticeProps } from './door-props.ts';
import { CheckInNotice } from './later/check-in-notice.tsx';
import { LuggageNotice } from './later/luggage-notice.tsx';
import { PaymentNotice } from './later/payment-notice.tsx';

/** The steps that are missing before the doors open. */
export function MissingSteps(props: StepNoticeProps) {
  const { stay } = props;
  const isDue = useAtTime((now) => isPaymentDue(stay, now));
  return (
    <>
      {stay.checkOutDate === null && stay.state !== 'check-in-completed' && <CheckInNotice {...props} />}
      {isDue && <PaymentNotice {...props} />}
    </>
  );
}

/** Where the bags go before check-in. */
export function LuggageBeforeArrival(props: { stay: Stay; property: Property }) {
  const { startDate } = props.stay;
  const isAhead = useAtTime((now) => startDate !== null && isBefore(now, startDate));
  return isAhead && <LuggageNotice {...props} />;
}
