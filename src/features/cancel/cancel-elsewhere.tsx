import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Notice } from '#ui/notice.tsx';

interface CancelElsewhereProps {
  reason: 'via-agency' | 'unknown';
  stay: Stay;
  property: Property;
}

/** Cancelled on the agency's site (R4-78), or by support where no terms are known (R3-40): no button here. */
export function CancelElsewhere({ reason, stay, property }: CancelElsewhereProps) {
  const { t } = useLingui();
  const channels = <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />;
  return (
    <>
      {reason === 'via-agency' ? (
        <Notice tone="info" heading={t`You booked through a travel site`}>
          {t`Please cancel on the site where you booked. Their terms apply, and the refund comes from them.`}
        </Notice>
      ) : (
        <Notice tone="info" heading={t`Please contact support to cancel`}>
          {t`We cannot show the terms of your booking here. Ask before you cancel: we will look them up and tell you what you get back.`}
        </Notice>
      )}
      <Card>
        <Facts>
          <Fact term={t`Booking number`}>{stay.confirmationNumber}</Fact>
        </Facts>
        {channels}
      </Card>
    </>
  );
}
