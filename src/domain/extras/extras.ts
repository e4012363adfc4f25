import { hoursProductOffer, upgradeDrafts } from '#domain/availability/availability.ts';
import type { CustomProduct, Extra } from '#domain/custom-product/custom-product.ts';
import type { Partners } from '#domain/pass/pass.ts';
import type { KnownPrice, Product, ProductType } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';
import type { ProductAvailability } from '#domain/availability/availability.ts';
import { cleaningPrice } from '#domain/cleaning/cleaning.ts';

/** Why a product cannot be ordered now: it is too late for it, or no partner accepts its pass. */
export type NotNow = 'passed' | 'no-place';

/** The shelves of the extras page (R2-157). */
export interface Extras {
  /** Extras that are on no other shelf. */
  readonly own: readonly Extra[];
  readonly flexibility: readonly Extra[];
  readonly local: readonly Extra[];
  readonly notNow: readonly { readonly product: Product; readonly reason: NotNow }[];
}

/** The data from which the shelves are filled. */
export interface ExtrasSources {
  readonly stay: Stay;
  readonly customProducts: readonly CustomProduct[];
  /** The cafés and gyms of the property; undefined until loaded. */
  readonly partners?: Partners | undefined;
  /** Whether the stay has as much of a type as it can use; without this function, never. */
  readonly isEnough?: (type: ProductType) => boolean;
}

const FLEXIBILITY: ReadonlySet<ProductType> = new Set([
  'early-check-in',
  'late-check-out',
  'reservation-extension-request',
  'unit-category-upgrade',
]);
const LOCAL = 'local-products';

/** Whether no partner accepts the pass of a product, so that it is not sold. */
const hasNoPlace = ({ type }: Product, partners: Partners | undefined): boolean =>
  (type === 'breakfast' || type === 'gym') && partners?.[type].length === 0;

function notNow({ stay, partners }: ExtrasSources, product: Product, now: Instant): NotNow | undefined {
  const { type } = product;
  if (type === 'early-check-in' && hoursProductOffer(stay, type, now).state === 'not-offered') return 'passed';
  return hasNoPlace(product, partners) ? 'no-place' : undefined;
}

const shelfOf = ({ type, group }: Product): 'flexibility' | 'local' | 'own' => {
  if (FLEXIBILITY.has(type)) return 'flexibility';
  return group === LOCAL ? 'local' : 'own';
};

/**
 * Sorts the extras of a stay onto the shelves, in the server's order. Left out are unknown types (R2-145), products
 * that cannot be ordered (R3-76), and those of which the stay has enough.
 */
export function extrasOf(sources: ExtrasSources, now: Instant): Extras {
  const { stay, customProducts, isEnough = () => false } = sources;
  const known = stay.products
    .filter(({ type, isOrderable }) => type !== 'unknown' && isOrderable && !isEnough(type))
    .map((product) => ({ product, shelf: shelfOf(product), reason: notNow(sources, product, now) }));
  const isOrdered = ({ id, type }: Product): boolean =>
    stay.orderedProducts.some((item) => (type === 'custom' ? item.productId === id : item.type === type));
  const shelf = (name: 'flexibility' | 'local' | 'own'): Extra[] =>
    known.flatMap(({ product, shelf: own, reason }) =>
      own === name && reason === undefined ? [{ kind: 'product', product, isMore: isOrdered(product) }] : [],
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
  const { own, flexibility, local } = extrasOf({ stay, customProducts: [] }, now);
  return own.length + flexibility.length + local.length > 0;
}

/**
 * The price that is known from the product alone (R3-62, R3-80). Undefined for a cleaning or an upgrade that is not
 * free, whose price depends on its availability.
 */
export function ownPrice(product: Product): KnownPrice | undefined {
  const { type, customerRewardId, price } = product;
  const mayBeFree = type === 'mid-stay-cleaning' || type === 'unit-category-upgrade';
  const isFree = customerRewardId !== null || price === 0;
  return mayBeFree && !isFree ? undefined : { product, isFrom: false };
}

/**
 * The product with the price that is due now (R3-80, R3-101, R9-13, R9-14). Undefined until its availability is known,
 * because only the price that is due may be shown.
 */
export function knownPrice(product: Product, availability: ProductAvailability | undefined): KnownPrice | undefined {
  const own = ownPrice(product);
  if (own !== undefined || availability?.type !== product.type) return own;
  if (availability.type === 'unit-category-upgrade') return cheapestUpgrade(product, availability.options);
  const isFree = availability.type === 'mid-stay-cleaning' && cleaningPrice(product, availability) === 'free';
  return { product: isFree ? { ...product, price: 0 } : product, isFrom: false };
}

function cheapestUpgrade(product: Product, options: Parameters<typeof upgradeDrafts>[1]): KnownPrice | undefined {
  const upgrades = upgradeDrafts(product, options);
  const rewarded = upgrades.find(({ draft }) => draft.customerRewardId !== null);
  if (rewarded) return { product: { ...product, customerRewardId: rewarded.draft.customerRewardId }, isFrom: false };
  const prices = upgrades.map(({ option }) => option.pricePerNight);
  if (prices.length === 0) return undefined;
  const price = Math.min(...prices);
  return {
    product: { ...product, price, chargeMethod: 'per-time-unit', chargeInterval: 'daily' },
    isFrom: prices.some((each) => each > price),
  };
}
