import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { PaymentDue } from '#components/payment-due.tsx';
import { PaymentNeeded } from '#components/payment-needed.tsx';
import { buttonClass } from '#ui/button.tsx';

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
