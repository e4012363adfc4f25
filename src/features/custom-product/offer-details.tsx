import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';

import { customPriceMessage } from '#components/messages/product-messages.ts';
import { OfferPicture } from '#components/extra-picture.tsx';
import { Done } from '#components/task/done.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Breakdown } from '#ui/definition-list.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

/** The props of every component that shows an offer. */
export interface OfferProps {
  product: CustomProduct;
  stay: Stay;
  property: Property;
}

interface OfferDetailsProps {
  product: CustomProduct;
  /** False where the page shows the picture elsewhere. */
  hasPicture?: boolean;
  /** False where the page shows the name elsewhere. */
  hasName?: boolean;
}

/** The offer in the property's own texts: picture, logo, name, description, guidelines (R3-67). */
export function OfferDetails({ product, hasPicture = true, hasName = true }: OfferDetailsProps) {
  const { t } = useLingui();
  const { name, title, description, guidelines, logoUrl } = product;
  return (
    <Card as="section" isFlush aria-label={name}>
      {hasPicture && (
        <div className="arrives aspect-7/3 overflow-hidden bg-line">
          <OfferPicture offer={product} />
        </div>
      )}
      <div className={cardPadding}>
        <div className="flex items-center gap-3 empty:hidden">
          <Logo src={logoUrl} />
          {hasName ? name !== title && <h2 className="min-w-0">{name}</h2> : <h2>{t`What you asked for`}</h2>}
        </div>
        <Lines text={description} />
        {guidelines !== null && (
          <section aria-labelledby="guidelines-title" className="flex flex-col gap-2 border-t-[1.5px] border-line pt-3">
            <h2 id="guidelines-title">{t`Good to know`}</h2>
            <Lines text={guidelines} />
          </section>
        )}
      </div>
    </Card>
  );
}

/** A paragraph for each line of the property's text, so that the space shows where a line ends and where it only wraps. */
const Lines = ({ text }: { text: string }) => (
  <div className="flex max-w-[65ch] flex-col gap-1.5 wrap-break-word">
    {text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, at) => (
        <p key={at} className="text-pretty">
          {line}
        </p>
      ))}
  </div>
);

function Logo({ src }: { src: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (src === null || isBroken) return null;
  return (
    <img
      src={src}
      alt=""
      className="size-12 shrink-0 rounded-tile bg-line object-cover"
      onError={() => setBroken(true)}
    />
  );
}

interface OfferActionProps extends OfferProps {
  /** What a click means. */
  note?: string | undefined;
  /** The button. */
  children?: Elements;
}

/** The stay, the price of the offer, where it has one (R3-79), and the button; on a phone both stay in view. */
export function OfferAction({ note, children, product, stay, property }: OfferActionProps) {
  const { t, i18n } = useLingui();
  // An offer has no currency of its own: its price is in the property's.
  const amount = customPriceMessage(i18n, useFormat(), product, property.currencyCode);
  const price = amount !== undefined && <Breakdown lines={[]} total={{ label: t`Price`, amount }} />;
  return (
    <StaySummary
      stay={stay}
      property={property}
      action={
        children !== undefined && (
          <PinnedAction>
            {price}
            {children}
          </PinnedAction>
        )
      }
    >
      {children === undefined && price}
      {note !== undefined && <p className="text-note text-pretty text-soft">{note}</p>}
    </StaySummary>
  );
}

interface OfferSuccessProps extends OfferProps {
  /** The id of the heading: the page's, or one in the card. */
  labelledBy: string;
  children: Elements;
  /** The card shows the name of the offer. */
  hasName?: boolean;
  /** Not confirmed yet. */
  isRequest?: boolean;
  /** Below the link to the stay. */
  footer?: Elements;
}

/** The result of an accepted offer, and where to go next. */
export function OfferSuccess(props: OfferSuccessProps) {
  const { product, stay, property, labelledBy, children, hasName = false, isRequest, footer } = props;
  return (
    <Done
      stay={stay}
      property={property}
      picture={<OfferPicture offer={product} />}
      isRequest={isRequest}
      labelledBy={labelledBy}
      links={footer}
      below={<OfferDetails product={product} hasPicture={false} hasName={!hasName} />}
    >
      {children}
    </Done>
  );
}

/** Where an offer leads when its stay has closed meanwhile: the page of the stay says why (R4-23, R4-24). */
export const ToClosedStay = ({ slug }: { slug: Slug }) => (
  <Navigate to="/stay" search={{ slug }} state={{ areExtrasClosed: true }} replace />
);
