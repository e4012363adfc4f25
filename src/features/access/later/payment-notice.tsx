import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { PaymentDue } from '#blocks/payment-due.tsx';
import { isPaymentDue } from '#domain/access/payment-due.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';

import { ShutCard } from './shut-card.tsx';

/** Doors that the server withholds for a payment: one way to pay for all of them (R4-49). */
export function PaymentNotice({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const isDue = useAtTime((now) => isPaymentDue(stay, now));
  if (!isDue) return null;
  return (
    <ShutCard
      id="payment-title"
      heading={t`Your keys come after payment`}
      isSecond={stay.state !== 'check-in-completed'}
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
