import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import { NotSent, WaitFirst } from '#components/failure.tsx';
import { StayClosed } from '#components/task/stay-closed.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import type { WriteTrouble } from '#data/stay/stay-write.ts';
import type { Property } from '#domain/property/property.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/use-time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SummaryColumns } from '#ui/page.tsx';

import { OfferAction, OfferDetails, ToClosedStay } from './offer-details.tsx';
import type { OfferProps } from './offer-details.tsx';
import { RequestSent, RequestUnclear } from './request-outcome.tsx';
import { useRequest } from './use-request.ts';

interface RequestOfferProps extends OfferProps {
  actionName: string | null;
}

/** An offer that the guest requests, and what is known of the request (R3-70, R7-59). */
export function RequestOffer({ product, actionName, stay, property }: RequestOfferProps) {
  const { t } = useLingui();
  const { request, view, isSending, hasSent, trouble, send } = useRequest(product.id, stay);
  const closed = useAtTime((now) => closedBy(stay, now, property.timezone));
  const outcome = { request, product, stay, property, isSending, takesFocus: hasSent, onSend: send };
  const notice = trouble !== undefined && <RequestNotice trouble={trouble} property={property} />;
  if (closed !== null && !isSending) {
    if (trouble === undefined) return <ToClosedStay slug={stay.slug} />;
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
  }
  if (view === 'sent') return <RequestSent key={request.sentAt} {...outcome} notice={notice} />;
  if (view === 'unclear')
    return (
      <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
        <RequestUnclear key={request.openSince} {...outcome} />
        {notice}
        <OfferDetails product={product} />
      </SummaryColumns>
    );
  const name = trouble === undefined ? (actionName ?? t`Send request`) : t`Try again`;
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
            <Button isBusy={isSending} onClick={send}>
              {isSending ? t`One moment` : name}
            </Button>
          </OfferAction>
        </>
      }
    >
      <OfferDetails product={product} />
    </SummaryColumns>
  );
}

interface RequestNoticeProps {
  trouble: WriteTrouble;
  property: Property;
}

/** Why the request was certainly not accepted (S51 to S53). */
function RequestNotice({ trouble, property }: RequestNoticeProps) {
  const { t } = useLingui();
  switch (trouble) {
    case 'offline':
    case 'wifi-sign-in':
    case 'busy-elsewhere':
      return <NotSent why={trouble} />;
    case 'refused':
    case 'lost':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`Your request was not accepted`}
          actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
        >
          <p>{t`Your request has not been sent. Try again, or ask us instead.`}</p>
          <WaitFirst operation="orderCustomProduct" />
        </Notice>
      );
  }
}
