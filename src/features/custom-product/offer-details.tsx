import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/**
 * What it is: picture, logo, name, description, and how to use it (R3-67). The texts are the property's, with its line
 * breaks.
 */
export function OfferDetails({ product }: { product: CustomProduct }) {
  const { t } = useLingui();
  const { name, title, description, guidelines, imageUrl, logoUrl } = product;
  return (
    <>
      <Card as="section" flush aria-label={name}>
        <Picture src={imageUrl} arrives className="h-44 w-full bg-line object-cover wide:h-64" />
        <div className={cardPadding}>
          <div className="flex items-center gap-3 empty:hidden">
            <Picture src={logoUrl} className="size-12 shrink-0 rounded-tile bg-line object-cover" />
            {name !== title && <h2 className="min-w-0">{name}</h2>}
          </div>
          <p className="max-w-[65ch] wrap-break-word whitespace-pre-line">{description}</p>
        </div>
      </Card>
      {guidelines !== null && (
        <Card as="section" aria-labelledby="guidelines-title">
          <CardHead id="guidelines-title" title={t`Good to know`} />
          <p className="max-w-[65ch] wrap-break-word whitespace-pre-line">{guidelines}</p>
        </Card>
      )}
    </>
  );
}

/** A decorative picture; one that does not load leaves no gap. */
function Picture({ src, arrives, className }: { src: string | null; arrives?: boolean; className: string }) {
  const [isBroken, setBroken] = useState(false);
  if (src === null || isBroken) return null;
  const arrival = arrives ? 'picture' : undefined;
  return <img src={src} alt="" data-arrives={arrival} className={className} onError={() => setBroken(true)} />;
}
