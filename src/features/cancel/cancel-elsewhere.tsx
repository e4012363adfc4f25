import { useLingui } from '@lingui/react/macro';

import { CopyValue } from '#components/copy-value.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
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
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-body text-soft">{t`Booking number`}</h2>
            <p translate="no" className="flared text-title font-[650] break-all tabular-nums">
              {stay.confirmationNumber}
            </p>
          </div>
          <CopyValue value={stay.confirmationNumber} label={t`Copy the booking number`} />
        </div>
        {reason === 'via-agency' && (
          <ol className="flex list-decimal flex-col gap-2 ps-5 text-pretty">
            <li>{t`Open the site of your booking, or the confirmation that the site has sent you.`}</li>
            <li>{t`Find your booking there. The site may use a number of its own.`}</li>
            <li>{t`Cancel there. You lose access to your doors and your extras here.`}</li>
          </ol>
        )}
      </Card>
      <Card as="section" aria-labelledby="elsewhere-help">
        <CardHead id="elsewhere-help" title={t`Need help?`} />
        {channels}
      </Card>
    </>
  );
}
