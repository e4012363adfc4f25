import { useState } from 'react';

import type { CustomAction } from '#domain/custom-product/custom-product.ts';
import { Button } from '#ui/button.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

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
      <OfferSuccess product={product} stay={stay} property={property} title={action.successTitle} takesFocus>
        <p className="whitespace-pre-line">{action.successMessage}</p>
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
