import type { Product, ProductType } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { daysBetween } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import type { Extras } from './extras.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';

/** When the featured extra would be used. */
export type Moment = 'arrival' | 'tonight' | 'tomorrow' | 'today';

/** The extra to feature now. */
export interface FeaturedExtra {
  readonly moment: Moment;
  readonly product: Product;
}

type Wish = readonly [moment: Moment, type: ProductType];

const BEFORE: readonly Wish[] = [
  ['arrival', 'stocked-fridge'],
  ['arrival', 'early-check-in'],
];
const STAYING: readonly Wish[] = [
  ['tonight', 'sauna-kit'],
  ['tomorrow', 'breakfast'],
];
const LAST_NIGHT: readonly Wish[] = [['tomorrow', 'late-check-out'], ...STAYING];
const LAST_DAY: readonly Wish[] = [['today', 'late-check-out']];

/** The types that suit this part of the stay, best first; days are in the property's zone. */
function wishesAt({ startDate, endDate }: Pick<Stay, 'startDate' | 'endDate'>, now: Instant, zone: ZoneId) {
  if (startDate === null || endDate === null) return [];
  if (daysBetween(now, startDate, zone) > 0) return BEFORE;
  const nights = daysBetween(now, endDate, zone);
  if (nights > 1) return STAYING;
  return nights === 1 ? LAST_NIGHT : nights === 0 ? LAST_DAY : [];
}

/** The extra to feature, among those that the stay has none of yet; undefined if none suits. */
export function featuredExtra(
  { own, flexibility, local }: Pick<Extras, 'own' | 'flexibility' | 'local'>,
  stay: Pick<Stay, 'startDate' | 'endDate'>,
  now: Instant,
  zone: ZoneId,
): FeaturedExtra | undefined {
  const fresh = [...own, ...flexibility, ...local].flatMap((extra) =>
    extra.kind === 'product' && !extra.isMore ? [extra.product] : [],
  );
  for (const [moment, wanted] of wishesAt(stay, now, zone)) {
    const product = fresh.find(({ type }) => type === wanted);
    if (product) return { moment, product };
  }
  return undefined;
}

/** A shelf without the featured extra, which is shown separately. */
export const withoutFeatured = (shelf: readonly Extra[], featured: FeaturedExtra | undefined): readonly Extra[] =>
  featured === undefined ? shelf : shelf.filter(({ product }) => product !== featured.product);
