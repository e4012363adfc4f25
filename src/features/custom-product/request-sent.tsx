import { useLingui } from '@lingui/react/macro';

import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { AskedAt } from './asked-at.tsx';
import { OfferSuccess } from './offer-success.tsx';
import { SendAgain } from './send-again.tsx';

export interface RequestOutcomeProps {
  request: CustomRequest;
  stay: Stay;
  property: Property;
  isSending: boolean;
  takesFocus: boolean;
  onSend: () => void;
}

/** The request arrived: who answers, when it was sent, and a second one for who really wants two (R7-59). */
export function RequestSent({ request, stay, property, isSending, takesFocus, onSend }: RequestOutcomeProps) {
  const { t } = useLingui();
  return (
    <OfferSuccess
      slug={stay.slug}
      title={t`Request sent`}
      takesFocus={takesFocus}
      foot={
        <SendAgain
          label={t`Ask again`}
          title={t`Ask for it a second time?`}
          yes={t`Send a second request`}
          isSending={isSending}
          onSend={onSend}
        >
          {t`Your first request is with our team. To change it, contact us instead.`}
        </SendAgain>
      }
    >
      <p>{t`Our team has it and will get back to you.`}</p>
      <AskedAt at={request.sentAt} zone={property.timezone} />
    </OfferSuccess>
  );
}
