import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { OfferPicture } from '#blocks/products/offer-picture.tsx';
import { StaySummary } from '#blocks/task/stay-summary.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PictureCard } from '#ui/picture-card.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';
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
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <SummaryColumns
      summary={
        <StaySummary
          stay={stay}
          property={property}
          action={
            <div className="flex flex-col gap-2.5">
              <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('primary')}>
                {t`To your stay`}
              </Link>
              {foot}
            </div>
          }
        />
      }
    >
      <PictureCard picture={<OfferPicture offer={product} />} labelledBy="success-title" className="animate-slide-in">
        {state !== undefined && <p>{state}</p>}
        <h2 id="success-title" ref={heading} tabIndex={-1} className="max-w-full wrap-break-word">
          {title}
        </h2>
        <div className="-mt-1.5 max-w-[65ch] text-pretty text-soft">{children}</div>
      </PictureCard>
      {notice}
      <OfferDetails product={product} hasPicture={false} />
    </SummaryColumns>
  );
}
