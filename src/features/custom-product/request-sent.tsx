import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';

import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import { Pill } from '#ui/pill.tsx';

import { AskedAt } from './asked-at.tsx';
import type { OfferProps } from './offer-props.ts';
import { OfferSuccess } from './offer-success.tsx';
import { SendAgain } from './send-again.tsx';

export interface RequestOutcomeProps extends OfferProps {
  request: CustomRequest;
  isSending: boolean;
  takesFocus: boolean;
  onSend: () => void;
}

interface RequestSentProps extends RequestOutcomeProps {
  /** How a second press went. */
  notice: ReactNode;
}

/** The request arrived: who answers, when it was sent, and a second one for who really wants two (R7-59). */
export function RequestSent({ request, isSending, onSend, ...rest }: RequestSentProps) {
  const { t } = useLingui();
  return (
    <OfferSuccess
      {...rest}
      title={t`Request sent`}
      state={<Pill tone="info" icon={Clock}>{t`Your request is with our team`}</Pill>}
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
      <AskedAt at={request.sentAt} zone={rest.property.timezone} />
    </OfferSuccess>
  );
}
