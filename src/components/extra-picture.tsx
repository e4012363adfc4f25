import { OfferPicture } from './offer-picture.tsx';
import type { Extra } from '#domain/extras/extras.ts';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';

/** What an extra looks like: the scene of a product, the picture of an offer. */
export const ExtraPicture = ({ extra: { kind, product } }: { extra: Extra }) =>
  kind === 'product' ? <ProductScene type={product.type} /> : <OfferPicture offer={product} />;
