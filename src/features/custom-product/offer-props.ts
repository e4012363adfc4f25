import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** What an offer of any kind is shown from. */
export interface OfferProps {
  product: CustomProduct;
  stay: Stay;
  property: Property;
}
