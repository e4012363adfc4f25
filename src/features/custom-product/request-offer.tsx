import { useLingui } from '@lingui/react/macro';

import { StayClosed } from '#components/task/stay-closed.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { closedBy } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import type { OfferProps } from './offer-props.ts';
import { OfferAction, OfferDeed } from './offer-action.tsx';
import { OfferDetails } from './offer-details.tsx';
import { RequestNotice } from './request-notice.tsx';
import { RequestSent } from './request-sent.tsx';
import { RequestUnclear } from './request-unclear.tsx';
import { useRequest } from './use-request.ts';

interface RequestOfferProps extends OfferProps {
  actionName: string | null;
}

/** An offer the guest asks for: one request, and what is known of it (R3-70, R7-59). */
export function RequestOffer({ product, actionName, stay, property }: RequestOfferProps) {
  const { t } = useLingui();
  const { request, view, isSending, isPressed, refusal, send } = useRequest(product.id, stay);
  const closed = useAtTime((now) => closedBy(stay, now, property.timezone));
  const outcome = { request, product, stay, property, isSending, takesFocus: isPressed, onSend: send };
  const notice = refusal !== undefined && <RequestNotice refusal={refusal} property={property} />;
  if (view === 'sent') return <RequestSent key={request.sentAt} {...outcome} notice={notice} />;
  if (view === 'unclear')
    return (
      <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
        <RequestUnclear key={request.openSince} {...outcome} />
        {notice}
        <OfferDetails product={product} />
      </SummaryColumns>
    );
  if (closed !== null && !isSending)
    return (
      <SummaryColumns
        summary={
          <StayClosed closed={closed} slug={stay.slug} property={property}>
            {t`Your request was not sent.`}
          </StayClosed>
        }
      >
        <OfferDetails product={product} />
      </SummaryColumns>
    );
  const name = refusal === undefined ? (actionName ?? t`Send request`) : t`Try again`;
  return (
    <SummaryColumns
      summary={
        <>
          {notice}
          <OfferAction
            product={product}
            stay={stay}
            property={property}
            note={t`A request, not a booking yet: our team will get back to you.`}
          >
            <Button busy={isSending} onClick={send}>
              {isSending ? (
                t`One moment`
              ) : (
                <OfferDeed product={product} property={property}>
                  {name}
                </OfferDeed>
              )}
            </Button>
          </OfferAction>
        </>
      }
    >
      <OfferDetails product={product} />
    </SummaryColumns>
  );
}
