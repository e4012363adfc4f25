import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfferPicture } from '#components/offer-picture.tsx';
import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import { Card, cardPadding } from '#ui/card.tsx';

interface OfferDetailsProps {
  product: CustomProduct;
  /** The page does not show the picture elsewhere. */
  hasPicture?: boolean;
  /** Nor its name. */
  hasName?: boolean;
}

/**
 * What it is: picture, logo, name, description, and how to use it (R3-67). The texts are the property's, line by line.
 */
export function OfferDetails({ product, hasPicture = true, hasName = true }: OfferDetailsProps) {
  const { t } = useLingui();
  const { name, title, description, guidelines, logoUrl } = product;
  return (
    <Card as="section" flush aria-label={name}>
      {hasPicture && (
        <div data-arrives="picture" className="aspect-7/3 overflow-hidden bg-line">
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

/** The property's lines, with room between them: a line that breaks stays one. */
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

/** One that does not load leaves no gap. */
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
