import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { takesOrders } from '#domain/stay/stay-phase.ts';

import type { Product, ProductType } from './product.ts';

/** The offer on a product page: the product, if available, and what has been ordered. */
export interface ProductOffer {
  /** Undefined if it is not sold for this stay, or not now (R3-76). */
  readonly product: Product | undefined;
  readonly items: readonly OrderedItem[];
}

/** The offer of one type: the requested product, else the first that can be ordered (R3-76). */
export function productOffer(
  stay: Pick<Stay, 'isCancelled' | 'checkOutDate' | 'products' | 'orderedProducts'>,
  type: ProductType,
  productId?: string,
): ProductOffer {
  const orderable = stay.products.filter((each) => each.type === type && each.isOrderable);
  const product = orderable.find(({ id }) => id === productId) ?? orderable[0];
  return {
    product: takesOrders(stay) ? product : undefined,
    items: stay.orderedProducts.filter((item) => item.type === type),
  };
}

/** A product of the property in the context of a stay. */
export interface StayProduct {
  readonly type: ProductType;
  /** Undefined if it was ordered but is no longer sold. */
  readonly name: string | undefined;
  /** Undefined if it cannot be ordered now (R3-76). */
  readonly orderable: Product | undefined;
  readonly items: readonly OrderedItem[];
}

/** The property's product with this id; undefined for an unknown type (R2-144, R2-145). */
export function stayProduct(
  stay: Pick<Stay, 'isCancelled' | 'checkOutDate' | 'products' | 'orderedProducts'>,
  id: string,
): StayProduct | undefined {
  const product = stay.products.find((each) => each.id === id);
  const items = stay.orderedProducts.filter(({ productId }) => productId === id);
  const type = product?.type ?? items[0]?.type ?? 'unknown';
  if (type === 'unknown') return undefined;
  const canBeOrdered = product?.isOrderable === true && takesOrders(stay);
  return { type, name: product?.name, orderable: canBeOrdered ? product : undefined, items };
}
