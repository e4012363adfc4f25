import type { ReactNode } from 'react';

import { OfferPicture } from '#blocks/products/offer-picture.tsx';
import { Done } from '#blocks/task/done.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';

import { OfferDetails } from './offer-details.tsx';
import type { OfferProps } from './offer-props.ts';

interface OfferSuccessProps extends OfferProps {
  title: string;
  /** What is still open, as a pill. */
  state?: ReactNode;
  /** The guest has just pressed: eyes and keyboard go on here. */
  takesFocus: boolean;
  children: ReactNode;
  /** Below the way on. */
  foot?: ReactNode;
  /** How a second press went. */
  notice?: ReactNode;
}

/** It worked: what happens now, and the way on. */
export function OfferSuccess(props: OfferSuccessProps) {
  const { product, stay, property, title, state, takesFocus, children, foot, notice } = props;
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <Done
      stay={stay}
      property={property}
      picture={<OfferPicture offer={product} />}
      labelledBy="success-title"
      ways={
        <>
          {foot}
          {notice}
        </>
      }
      below={<OfferDetails product={product} hasPicture={false} />}
    >
      {state !== undefined && <p>{state}</p>}
      <h2 id="success-title" ref={heading} tabIndex={-1} className="max-w-full wrap-break-word">
        {title}
      </h2>
      <div className="-mt-1.5 max-w-[65ch] text-pretty text-soft">{children}</div>
    </Done>
  );
}
