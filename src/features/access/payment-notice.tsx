import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { PaymentDue } from '#blocks/payment-due.tsx';
import { isPaymentDue } from '#domain/access/payment-due.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** Doors that the server withholds for a payment: one way to pay for all of them (R4-49). */
export function PaymentNotice({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const isDue = useAtTime((now) => isPaymentDue(stay, now));
  if (!isDue) return null;
  return (
    <Card as="section" aria-labelledby="payment-title">
      <CardHead id="payment-title" title={t`Your keys come after payment`} />
      <PaymentDue stay={stay} property={property} />
      {!stay.isPayableByInvoice && (
        <Link to="/stay/add-card" search={{ slug: stay.slug }} className={buttonClass('primary')}>
          {stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`}
        </Link>
      )}
    </Card>
  );
}
