import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { Link } from '#components/link.tsx';
import { PaymentDue } from '#components/payment-due.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';

import type { StepNoticeProps } from '../door-props.ts';
import { ShutCard } from './shut-card.tsx';

/** Doors that the server withholds for a payment: one way to pay for all of them (R4-49). */
export function PaymentNotice({ stay, property, areShut }: StepNoticeProps) {
  const { t } = useLingui();
  return (
    <ShutCard
      id="payment-title"
      heading={t`Your keys come after payment`}
      above={<PaymentNeeded />}
      isSecond={!areShut || stay.state !== 'check-in-completed'}
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

/** Above what a guest reads first, where a payment keeps the doors shut. */
function PaymentNeeded() {
  const { t } = useLingui();
  return (
    <Pill tone="warn" icon={TriangleAlert}>
      {t({ message: 'Payment needed', comment: 'Pill above "Your keys come after payment"' })}
    </Pill>
  );
}
