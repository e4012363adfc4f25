import { Trans } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { CallUs } from './call-us.tsx';

/** Why a payment is due, and what the guest can do about it (R4-49, R5-49). */
export function PaymentDue({ stay, property }: { stay: Stay; property: Property | undefined }) {
  if (stay.isPayableByInvoice)
    return (
      <Trans>
        Your stay is paid by invoice, and the payment has not arrived yet. <CallUs property={property}>Call us</CallUs>{' '}
        if you arrive before it does.
      </Trans>
    );
  return stay.reservationCreditCard === null ? (
    <Trans>Add a card and your doors will open as planned.</Trans>
  ) : (
    <Trans>Your stay is not paid yet. You can add another card.</Trans>
  );
}
