import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { customPriceMessage } from '#components/messages/product-messages.ts';
import { useOwnTime } from '#components/clocks.tsx';
import { ChargedNow } from '#components/products/draft-breakdown.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { localDay } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import type { Elements } from '#ui/elements.tsx';
import { focusHeading, useFocusOnMount } from '#ui/focus.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

import { OfferSuccess } from './offer-details.tsx';
import type { OfferProps } from './offer-details.tsx';

interface RequestOutcomeProps extends OfferProps {
  request: CustomRequest;
  isSending: boolean;
  takesFocus: boolean;
  onSend: () => void;
}

interface RequestSentProps extends RequestOutcomeProps {
  /** Why a second request was not accepted. */
  notice: Elements;
}

/** The id of the page's heading, which says that the request was sent. */
export const REQUEST_SENT = 'request-sent';

/** The request that arrived, when it was sent, and the way to send a second one (R7-59). */
export function RequestSent({ request, isSending, takesFocus, onSend, notice, ...offer }: RequestSentProps) {
  const { t, i18n } = useLingui();
  const { product, property } = offer;
  const price = customPriceMessage(i18n, useFormat(), product, property.currencyCode);
  const isFocusWanted = useRef(takesFocus);
  // The button that was clicked is gone, and the heading says what happened.
  useEffect(() => {
    if (isFocusWanted.current) focusHeading({ preventScroll: false });
  }, []);
  return (
    <OfferSuccess
      {...offer}
      labelledBy={REQUEST_SENT}
      hasName
      isRequest
      footer={
        <>
          <SendAgain
            label={t`Ask again`}
            title={t`Send a second request?`}
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

/** A request without an answer: it may have arrived, so that the guest should ask support before sending another (S52). */
export function RequestUnclear({ request, property, isSending, takesFocus, onSend }: RequestOutcomeProps) {
  const { t } = useLingui();
  const container = useFocusOnMount<HTMLDivElement>(takesFocus);
  return (
    <div ref={container} tabIndex={-1} className="rounded-card">
      <Notice
        tone="warn"
        role="alert"
        heading={t`Your request may have reached us`}
        actions={
          <div className="mt-1 flex flex-col items-start gap-1.5">
            <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
            <SendAgain
              label={t`Send the request again`}
              title={t`Send the request again?`}
              yes={t`Send the request again`}
              isSending={isSending}
              onSend={onSend}
            >
              {t`If the first request did arrive, we will have two. It is quicker to ask us.`}
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

/** When the guest sent the request, in property time and on the guest's clock; with the day unless it was today. */
function AskedAt({ at, property }: { at: Instant | null; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const isToday = useAtTime((now) => at !== null && localDay(at, zone) === localDay(now, zone));
  const own = useOwnTime(at, zone);
  if (at === null) return null;
  const time = format.time(at, zone);
  const dayTime = format.dayTime(at, zone);
  return (
    <p className="text-note text-soft">
      <span>
        {isToday
          ? t({
              message: `Requested today at ${time}`,
              comment: "When a guest asked for it, e.g. 'Asked today at 14:02'",
            })
          : t({
              message: `Requested on ${dayTime}`,
              comment: "When a guest asked for it, e.g. 'Asked on Fri 20 Nov, 14:02'",
            })}
      </span>
      {own !== null && (
        <span>
          {` ${t({
            message: `(${own} your time)`,
            comment: "Behind a time of the property, e.g. '14:02 (12:02 on your clock)'",
          })}`}
        </span>
      )}
    </p>
  );
}

interface SendAgainProps {
  label: string;
  title: string;
  yes: string;
  isSending: boolean;
  onSend: () => void;
  /** The consequence of a second request. */
  children: string;
}

/** A button with a confirmation, so that a second request is not sent by accident. */
function SendAgain({ label, title, yes, isSending, onSend, children }: SendAgainProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="text" isBusy={isSending} onClick={() => setOpen(true)}>
        {isSending ? t`One moment` : label}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={title}
        closeLabel={t`Close`}
        actions={
          <>
            <Button
              onClick={() => {
                close();
                onSend();
              }}
            >
              {yes}
            </Button>
            <Button look="quiet" onClick={close}>{t`Not now`}</Button>
          </>
        }
      >
        <p className="text-start">{children}</p>
      </Sheet>
    </>
  );
}
