import { ElevatorBanner } from '#blocks/elevator-banner.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { AccessAfterCheckOut } from './access-after-check-out.tsx';
import { CheckInNotice } from './check-in-notice.tsx';
import { LuggageNotice } from './luggage-notice.tsx';
import { PaymentNotice } from './payment-notice.tsx';

/** What to know before walking: a step that is missing, the end of access, the elevator, the bags. */
export function AccessNotices({ stay, property }: { stay: Stay; property: Property }) {
  const isCheckedOut = stay.checkOutDate !== null;
  return (
    <>
      {!isCheckedOut && <CheckInNotice stay={stay} property={property} />}
      <PaymentNotice stay={stay} />
      <AccessAfterCheckOut stay={stay} property={property} />
      <ElevatorBanner property={property} />
      <LuggageNotice stay={stay} property={property} />
    </>
  );
}
