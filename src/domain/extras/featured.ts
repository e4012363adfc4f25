import type { Product, ProductType } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { daysBetween } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import type { Extra, Extras } from './extras.ts';

/** When the extra that suits a guest best would be used. */
export type Moment = 'arrival' | 'tonight' | 'tomorrow' | 'today';

/** The extra that suits a guest best now. */
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

/** What suits a day of the stay best, the best first: days are the property's. */
function wishesAt({ startDate, endDate }: Pick<Stay, 'startDate' | 'endDate'>, now: Instant, zone: ZoneId) {
  if (startDate === null || endDate === null) return [];
  if (daysBetween(now, startDate, zone) > 0) return BEFORE;
  const nights = daysBetween(now, endDate, zone);
  if (nights > 1) return STAYING;
  return nights === 1 ? LAST_NIGHT : nights === 0 ? LAST_DAY : [];
}

/** The one extra to show first, of those that the stay has nothing of yet; undefined when none suits. */
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

/** A shelf without the extra that is shown before all shelves. */
export const without = (shelf: readonly Extra[], featured: FeaturedExtra | undefined): readonly Extra[] =>
  featured === undefined ? shelf : shelf.filter(({ product }) => product !== featured.product);
