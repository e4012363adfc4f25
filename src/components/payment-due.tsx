import { Trans, useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';

import { CallUs } from './contact.tsx';

interface PaymentDueProps {
  stay: Stay;
  property: Property | undefined;
}

/** Why a payment is due, how much the stay costs, and what the guest can do about it (R4-49, R5-49). */
export function PaymentDue({ stay, property }: PaymentDueProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  return (
    <>
      <p className="text-pretty">
        <Why stay={stay} property={property} />
      </p>
      {property && stay.totalPriceAmount !== null && (
        <Facts>
          <Fact term={t`Total price`}>{money(stay.totalPriceAmount, property.currencyCode)}</Fact>
        </Facts>
      )}
    </>
  );
}

function Why({ stay, property }: PaymentDueProps) {
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
