import { useLingui } from '@lingui/react/macro';

import { StayClosed } from '#blocks/stay-closed.tsx';
import { closedBy } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { Columns, Stack } from '#ui/page.tsx';
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
  const outcome = { request, stay, property, isSending, takesFocus: isPressed, onSend: send };
  const notice = refusal !== undefined && <RequestNotice refusal={refusal} property={property} />;
  if (view !== 'ready')
    return (
      <Columns>
        <Stack>
          {view === 'sent' ? (
            <RequestSent key={request.sentAt} {...outcome} />
          ) : (
            <RequestUnclear key={request.openSince} {...outcome} />
          )}
          {notice}
        </Stack>
        <Stack>
          <OfferDetails product={product} />
        </Stack>
      </Columns>
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
