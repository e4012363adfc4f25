import { useState } from 'react';

import type { Extra } from '#domain/extras/extras.ts';
import { ProductScene } from '#ui/scenes/product-scenes.tsx';

/** What an extra looks like: the offer's own picture, else the drawing of its kind. */
export function ExtraPicture({ extra: { kind, product } }: { extra: Extra }) {
  const [isBroken, setBroken] = useState(false);
  if (kind === 'product') return <ProductScene type={product.type} />;
  if (product.imageUrl === null || isBroken)
    return <ProductScene type={product.productType === 'transfer-service' ? 'transfer' : 'custom'} />;
  return (
    <img
      src={product.imageUrl}
      alt=""
      loading="lazy"
      className="size-full object-cover"
      onError={() => setBroken(true)}
    />
  );
}
