import { useLingui } from '@lingui/react/macro';
import MoveUpRight from 'lucide-react/icons/move-up-right';
import { useState } from 'react';

import type { CustomAction } from '#domain/custom-product/custom-product.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { SummaryColumns } from '#ui/page.tsx';
import { useFocusOnMount } from '#ui/focus.ts';
import { VisuallyHidden } from '#ui/screen-reader.tsx';

import { OfferAction, OfferDetails, OfferSuccess } from './offer-details.tsx';
import type { OfferProps } from './offer-details.tsx';
import { RequestOffer } from './request-offer.tsx';

/** An offer by its kind: a site to open, a request to send, a message of thanks, or only information (R3-68 to R3-71). */
export function Offer({ product, stay, property }: OfferProps) {
  const { action } = product;
  switch (action.kind) {
    case 'request':
      return <RequestOffer product={product} actionName={action.actionName} stay={stay} property={property} />;
    case 'dummy':
      return <DummyOffer product={product} action={action} stay={stay} property={property} />;
    case 'third-party':
      return (
        <SummaryColumns
          summary={
            <OfferAction product={product} stay={stay} property={property} note={new URL(action.actionUrl).host}>
              <SiteLink href={action.actionUrl}>
                <span>{action.actionName}</span>
              </SiteLink>
            </OfferAction>
          }
        >
          <OfferDetails product={product} />
        </SummaryColumns>
      );
    case 'informational':
      return (
        <SummaryColumns summary={<OfferAction product={product} stay={stay} property={property} />}>
          <OfferDetails product={product} />
        </SummaryColumns>
      );
  }
}

interface DummyOfferProps extends OfferProps {
  action: Extract<CustomAction, { kind: 'dummy' }>;
}

/** An offer whose button only shows a message of thanks (R3-69). Nothing is sent. */
function DummyOffer({ product, action, stay, property }: DummyOfferProps) {
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted)
    return (
      <OfferSuccess product={product} stay={stay} property={property} labelledBy="success-title">
        <Thanks title={action.successTitle} message={action.successMessage} />
      </OfferSuccess>
    );
  return (
    <SummaryColumns
      summary={
        <OfferAction product={product} stay={stay} property={property}>
          <Button onClick={() => setAccepted(true)}>{action.actionName}</Button>
        </OfferAction>
      }
    >
      <OfferDetails product={product} />
    </SummaryColumns>
  );
}

/** The property's message; it takes the focus, because the button that was clicked is gone. */
function Thanks({ title, message }: { title: string; message: string }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <h2 id="success-title" ref={heading} tabIndex={-1} className="max-w-full wrap-break-word">
        {title}
      </h2>
      <p className="-mt-1.5 max-w-[65ch] text-pretty whitespace-pre-line text-soft">{message}</p>
    </>
  );
}

interface SiteLinkProps {
  href: string;
  /** What the link does. */
  children: Elements;
}

/** The link to a partner's site, which learns nothing of the stay (R3-68). */
function SiteLink({ href, children }: SiteLinkProps) {
  const { t } = useLingui();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
      {children}
      <MoveUpRight aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0 rtl:-scale-x-100" />
      <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}
