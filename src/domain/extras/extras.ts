import { dateProductOffer } from '#domain/availability/date-product.ts';
import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Product, ProductType } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

/** Something a guest can have beside the stay: a product of the house, or an offer written by hand. */
export type Extra =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'custom'; readonly product: CustomProduct };

/** Why a product that is sold cannot be ordered now: it is ordered, its moment has passed, or the house says so (R3-76). */
export type NotNow = 'ordered' | 'passed' | 'not-orderable';

/** The shelves of the extras page (R2-157). */
export interface Extras {
  /** Everything that stands on no other shelf. */
  readonly own: readonly Extra[];
  readonly flexibility: readonly Extra[];
  readonly local: readonly Extra[];
  readonly notNow: readonly { readonly product: Product; readonly reason: NotNow }[];
}

const FLEXIBILITY: ReadonlySet<ProductType> = new Set([
  'early-check-in',
  'late-check-out',
  'reservation-extension-request',
  'unit-category-upgrade',
]);
const LOCAL = 'local-products';

/** What can be had once: a second one makes no sense while there is a first (R3-76, R4-88). */
const ONCE: ReadonlySet<ProductType> = new Set([
  'early-check-in',
  'late-check-out',
  'reservation-extension-request',
  'unit-category-upgrade',
]);

function notNow(stay: Stay, { type, isOrderable }: Product, now: Instant): NotNow | undefined {
  if (ONCE.has(type) && stay.orderedProducts.some((item) => item.type === type)) return 'ordered';
  if (!isOrderable) return 'not-orderable';
  if (type === 'early-check-in' && dateProductOffer(stay, type, now).state === 'not-offered') return 'passed';
  return undefined;
}

const shelfOf = ({ type, group }: Product): 'flexibility' | 'local' | 'own' => {
  if (FLEXIBILITY.has(type)) return 'flexibility';
  return group === LOCAL ? 'local' : 'own';
};

/** Sorts what a stay can have onto the shelves, in the server's order; a type nobody knows is not shown (R2-145, R2-157). */
export function extrasOf(stay: Stay, customProducts: readonly CustomProduct[], now: Instant): Extras {
  const known = stay.products
    .filter(({ type }) => type !== 'unknown')
    .map((product) => ({ product, shelf: shelfOf(product), reason: notNow(stay, product, now) }));
  const shelf = (name: 'flexibility' | 'local' | 'own'): Extra[] =>
    known.flatMap((each) =>
      each.shelf === name && each.reason === undefined ? [{ kind: 'product', product: each.product }] : [],
    );
  return {
    own: shelf('own'),
    flexibility: shelf('flexibility'),
    local: [...shelf('local'), ...customProducts.map((product): Extra => ({ kind: 'custom', product }))],
    notNow: known.flatMap(({ product, reason }) => (reason === undefined ? [] : [{ product, reason }])),
  };
}

/** Whether any product of the stay can be ordered now. */
export function hasExtras(stay: Stay, now: Instant): boolean {
  const { own, flexibility, local } = extrasOf(stay, [], now);
  return own.length + flexibility.length + local.length > 0;
}
