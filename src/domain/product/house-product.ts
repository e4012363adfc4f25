import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { takesOrders } from './product-offer.ts';
import type { Product, ProductType } from './product.ts';

/** A product of the property as one stay has it. */
export interface HouseProduct {
  readonly type: ProductType;
  /** Undefined when it was ordered and is not sold any more. */
  readonly name: string | undefined;
  /** Undefined when it cannot be ordered now (R3-76). */
  readonly orderable: Product | undefined;
  readonly items: readonly OrderedItem[];
}

/** The property's product with this id; undefined for an unknown type (R2-144, R2-145). */
export function houseProduct(
  stay: Pick<Stay, 'isCancelled' | 'checkOutDate' | 'products' | 'orderedProducts'>,
  id: string,
): HouseProduct | undefined {
  const product = stay.products.find((each) => each.id === id);
  const items = stay.orderedProducts.filter(({ productId }) => productId === id);
  const type = product?.type ?? items[0]?.type ?? 'unknown';
  if (type === 'unknown') return undefined;
  const canBeOrdered = product?.isOrderable === true && takesOrders(stay);
  return { type, name: product?.name, orderable: canBeOrdered ? product : undefined, items };
}
