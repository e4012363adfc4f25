import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { customPriceMessage } from '#components/messages/product-messages.ts';
import { ChargedNow } from '#components/products/draft-breakdown.tsx';

import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import { useFormat } from '#i18n/use-format.ts';
import { CardHead } from '#ui/card-head.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { focusHeading } from '#ui/focus.ts';

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

/** The id of the page's heading, which says that the request was sent. */
export const REQUEST_SENT = 'request-sent';

/** The request arrived: what it is for, when it was sent, and a second one for who really wants two (R7-59). */
export function RequestSent({ request, isSending, takesFocus, onSend, notice, ...offer }: RequestSentProps) {
  const { t, i18n } = useLingui();
  const { product, property } = offer;
  const price = customPriceMessage(i18n, useFormat(), product, property.currencyCode);
  const isPressed = useRef(takesFocus);
  // Eyes and keyboard go on at the heading, which has just become another one.
  useEffect(() => {
    if (isPressed.current) focusHeading({ preventScroll: false });
  }, []);
  return (
    <OfferSuccess
      {...offer}
      labelledBy={REQUEST_SENT}
      hasName
      isRequest
      foot={
        <>
          <SendAgain
            label={t`Ask again`}
            title={t`Ask for it a second time?`}
            yes={t`Send a second request`}
            isSending={isSending}
            onSend={onSend}
          >
            {t`Your first request is with our team. To change it, contact us instead.`}
          </SendAgain>
          {notice}
        </>
      }
    >
      <CardHead title={product.name} />
      <Facts>
        {price !== undefined && <Fact term={t`Price`}>{price}</Fact>}
        <ChargedNow />
      </Facts>
      <AskedAt at={request.sentAt} property={property} />
    </OfferSuccess>
  );
}
