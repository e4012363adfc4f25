import { useState } from 'react';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import { ProductScene } from '#ui/scenes/product-scenes.tsx';

/** What an offer looks like: its own picture, else the drawing of its kind (R3-67). It fills the box around it. */
export function OfferPicture({ offer: { imageUrl, productType } }: { offer: CustomProduct }) {
  const [isBroken, setBroken] = useState(false);
  if (imageUrl === null || isBroken)
    return <ProductScene type={productType === 'transfer-service' ? 'transfer' : 'custom'} />;
  return (
    <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(true)} />
  );
}
