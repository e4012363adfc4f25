import type { ReactNode } from 'react';

import { OfferPicture } from '#components/offer-picture.tsx';
import { Done } from '#components/task/done.tsx';

import { OfferDetails } from './offer-details.tsx';
import type { OfferProps } from './offer-props.ts';

interface OfferSuccessProps extends OfferProps {
  /** The heading that says it: of the page, or in the card. */
  labelledBy: string;
  children: ReactNode;
  /** The card says what it is for. */
  hasName?: boolean;
  /** Nothing is decided yet. */
  isRequest?: boolean;
  /** Below the way on. */
  foot?: ReactNode;
}

/** It worked: what happens now, and the way on. */
export function OfferSuccess(props: OfferSuccessProps) {
  const { product, stay, property, labelledBy, children, hasName = false, isRequest, foot } = props;
  return (
    <Done
      stay={stay}
      property={property}
      picture={<OfferPicture offer={product} />}
      isRequest={isRequest}
      labelledBy={labelledBy}
      links={foot}
      below={<OfferDetails product={product} hasPicture={false} hasName={!hasName} />}
    >
      {children}
    </Done>
  );
}
