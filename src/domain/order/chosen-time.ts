import type { ProductType } from '#domain/product/product.ts';

/** Products of which a guest chooses one of several times. */
const TIMED: ReadonlySet<ProductType> = new Set(['breakfast', 'early-check-in', 'late-check-out', 'mid-stay-cleaning']);

/** Whether a product's order has a time that another guest may take meanwhile (R8-48). */
export const hasChosenTime = ({ type }: { readonly type: ProductType }): boolean => TIMED.has(type);
