import { useState } from 'react';
import type { ComponentProps } from 'react';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';

/** The picture of an extra: a product's illustration, or an offer's picture. */
export const ExtraPicture = ({ extra: { kind, product } }: { extra: Extra }) =>
  kind === 'product' ? <ProductScene type={product.type} /> : <OfferPicture offer={product} />;

/** The illustration of an offer: a ride, else by its kind: delivered, sold elsewhere, or information. */
const sceneOf = ({ productType, action }: CustomProduct): ComponentProps<typeof ProductScene>['type'] => {
  if (productType === 'transfer-service') return 'transfer';
  return action.kind === 'request' ? 'custom' : action.kind === 'informational' ? 'tip' : 'tickets';
};

/** The picture of an offer, else the illustration of its kind (R3-67). Fills its container. */
export function OfferPicture({ offer }: { offer: CustomProduct }) {
  const [isBroken, setBroken] = useState(false);
  const { imageUrl } = offer;
  if (imageUrl === null || isBroken) return <ProductScene type={sceneOf(offer)} />;
  return (
    <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(true)} />
  );
}
