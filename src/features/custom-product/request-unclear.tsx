import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import { Notice } from '#ui/notice.tsx';

import { AskedAt } from './asked-at.tsx';
import type { RequestOutcomeProps } from './request-sent.tsx';
import { SendAgain } from './send-again.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

/** A request was sent and no answer came: it may have arrived, so people are asked first (S52). */
export function RequestUnclear({ request, property, isSending, takesFocus, onSend }: RequestOutcomeProps) {
  const { t } = useLingui();
  const place = useFocusOnMount<HTMLDivElement>(takesFocus);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      <Notice
        tone="warn"
        role="alert"
        heading={t`Your request may have reached us`}
        actions={
          <div className="mt-1 flex flex-col items-start gap-1.5">
            <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
            <SendAgain
              label={t`Send it again`}
              title={t`Send it again?`}
              yes={t`Send it again`}
              isSending={isSending}
              onSend={onSend}
            >
              {t`If the first one did arrive, we will have two. Asking us takes a minute.`}
            </SendAgain>
          </div>
        }
      >
        <div className="flex flex-col gap-1.5">
          <p>{t`We could not tell whether your request reached us. Please ask us before you send it again.`}</p>
          <AskedAt at={request.openSince} property={property} />
          {request.sentAt !== null && <p>{t`We did receive an earlier request from you.`}</p>}
        </div>
      </Notice>
    </div>
  );
}
