import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { doorsOf } from '#domain/access/doors-of.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Doors the server withholds for a payment: one way to pay for all of them (R4-49). */
export function PaymentNotice({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const isDue = useAtTime((now) =>
    doorsOf(stay).some((door) => keyReadiness(door, now, stay.state).state === 'after-payment'),
  );
  if (!isDue) return null;
  return (
    <Notice
      tone="warn"
      heading={t`Your keys come after payment`}
      actions={
        !stay.isPayableByInvoice && (
          <Link to="/stay/add-card" search={{ slug: stay.slug }} className={buttonClass('primary')}>
            {stay.reservationCreditCard === null ? t`Add a card` : t`Add another card`}
          </Link>
        )
      }
    >
      {stay.isPayableByInvoice ? (
        <Trans>
          Your stay is paid by invoice, and the payment has not arrived yet. Call us if you arrive before it does.
        </Trans>
      ) : stay.reservationCreditCard === null ? (
        <Trans>Add a card and your doors will open as planned.</Trans>
      ) : (
        <Trans>Your stay is not paid yet. You can add another card.</Trans>
      )}
    </Notice>
  );
}
