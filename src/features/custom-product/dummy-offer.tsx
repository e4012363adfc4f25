import { useState } from 'react';

import type { CustomAction } from '#domain/custom-product/custom-product.ts';
import { Button } from '#ui/button.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

import type { OfferProps } from './offer-props.ts';
import { OfferAction } from './offer-action.tsx';
import { OfferDetails } from './offer-details.tsx';
import { OfferSuccess } from './offer-success.tsx';

interface DummyOfferProps extends OfferProps {
  action: Extract<CustomAction, { kind: 'dummy' }>;
}

/** An offer that only thanks: the property counts the presses (R3-69). Nothing is sent. */
export function DummyOffer({ product, action, stay, property }: DummyOfferProps) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed)
    return (
      <OfferSuccess product={product} stay={stay} property={property} labelledBy="success-title">
        <Thanks title={action.successTitle} message={action.successMessage} />
      </OfferSuccess>
    );
  return (
    <SummaryColumns
      summary={
        <OfferAction product={product} stay={stay} property={property}>
          <Button onClick={() => setPressed(true)}>{action.actionName}</Button>
        </OfferAction>
      }
    >
      <OfferDetails product={product} />
    </SummaryColumns>
  );
}

/** The property's thanks; it takes the focus, because the pressed button is gone. */
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
