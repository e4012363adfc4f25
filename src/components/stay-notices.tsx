import { Trans, useLingui } from '@lingui/react/macro';

import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { atLocalTime } from '#lib/time.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Notice } from '#ui/notice.tsx';

import { CallFirst, ContactWays } from './contact.tsx';

/** Says that this property's elevator is out of service, only on those days (R9-26, R9-48). */
export function ElevatorBanner({ property }: { property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const lastDay = useAtTime((now) => elevatorWorksUntil(property.key, now, zone));
  if (lastDay === null) return null;
  const until = format.longDay(atLocalTime(lastDay, '12:00', zone), zone);
  return (
    <Notice tone="info" heading={t`The lift is being refurbished`}>
      <Trans>Please take the stairs until {until}. If that is hard for you, call us and we will carry your bags.</Trans>
    </Notice>
  );
}

interface PaymentDueProps {
  stay: Stay;
  property: Property | undefined;
  /** Nothing else on the page is a main action: for an invoice, the call is. */
  isMain?: boolean;
}

/** Why a payment is due, the cost of the stay, and what the guest can do (R4-49, R5-49). */
export function PaymentDue({ stay, property, isMain }: PaymentDueProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  return (
    <>
      <p className="text-pretty">
        <Why stay={stay} />
      </p>
      {property && stay.totalPriceAmount !== null && (
        <Facts>
          <Fact term={t`Total price`}>{money(stay.totalPriceAmount, property.currencyCode)}</Fact>
        </Facts>
      )}
      {stay.isPayableByInvoice && <ContactWays property={property} isMain={isMain} />}
    </>
  );
}

function Why({ stay }: Pick<PaymentDueProps, 'stay'>) {
  if (stay.isPayableByInvoice)
    return (
      <Trans>
        Your stay will be paid for by invoice, and we have not received the payment yet. Please call us if you arrive
        before the payment does.
      </Trans>
    );
  return stay.reservationCreditCard === null ? (
    <Trans>Add a card and your doors will open as planned.</Trans>
  ) : (
    <Trans>Your stay has not been paid for yet. You can add another card.</Trans>
  );
}

/** What guests whose identity check was refused can do: have a document ready and contact the staff (R4-20). */
export function Refusal({ property }: { property: Property | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <p className="text-lead font-semibold text-pretty">
        {t`Have your passport or ID card to hand and call us: our team will try again with you.`}
      </p>
      <p className="text-pretty text-soft">
        {t`Verification didn't go through. Please try again or contact us for help.`}
      </p>
      <CallFirst property={property} isMain />
    </>
  );
}
