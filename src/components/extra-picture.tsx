import { useState } from 'react';
import type { ComponentProps } from 'react';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/extras/extras.ts';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';

/** What an extra looks like: the scene of a product, the picture of an offer. */
export const ExtraPicture = ({ extra: { kind, product } }: { extra: Extra }) =>
  kind === 'product' ? <ProductScene type={product.type} /> : <OfferPicture offer={product} />;

/** The scene of an offer: a ride, else what its kind comes to. Something is brought, is sold elsewhere, or is good to know. */
const sceneOf = ({ productType, action }: CustomProduct): ComponentProps<typeof ProductScene>['type'] => {
  if (productType === 'transfer-service') return 'transfer';
  return action.kind === 'request' ? 'custom' : action.kind === 'informational' ? 'tip' : 'tickets';
};

/** What an offer looks like: its own picture, else the drawing of its kind (R3-67). It fills the box around it. */
export function OfferPicture({ offer }: { offer: CustomProduct }) {
  const [isBroken, setBroken] = useState(false);
  const { imageUrl } = offer;
  if (imageUrl === null || isBroken) return <ProductScene type={sceneOf(offer)} />;
  return (
    <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(true)} />
  );
}
