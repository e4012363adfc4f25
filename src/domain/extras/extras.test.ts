import { describe, expect, test } from 'vitest';

import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Partner } from '#domain/pass/pass.ts';
import type { ProductType } from '#domain/product/product.ts';
import { PRODUCT_TYPES } from '#domain/product/product.ts';
import type { Instant } from '#lib/time.ts';
import { parseZone } from '#lib/time.ts';

import { aProduct, aStay, anItem } from '../../../tests/support/a-stay.ts';
import type { ExtrasSources } from './extras.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';
import { extrasOf as extrasOfSources } from './extras.ts';
import { hasEnough } from '#domain/pass/pass.ts';

const BEFORE = '2026-11-19T10:00:00.000Z' as Instant;
const DURING = '2026-11-21T10:00:00.000Z' as Instant;

const HELSINKI = parseZone('Europe/Helsinki');

const extrasOf = (
  stay: ExtrasSources['stay'],
  customProducts: ExtrasSources['customProducts'],
  now: Instant,
  partners?: ExtrasSources['partners'],
) => extrasOfSources({ stay, customProducts, partners, isEnough: (type) => hasEnough(stay, type, now, HELSINKI) }, now);

const of = (type: ProductType, changes = {}) => aProduct({ id: type, type, ...changes });
const ids = (extras: readonly Extra[]) => extras.map(({ product }) => product.id);

const museum: CustomProduct = {
  id: 'museum',
  name: 'Museum card',
  title: 'Museums',
  description: 'All of them.',
  imageUrl: null,
  logoUrl: null,
  guidelines: null,
  price: null,
  isExactPrice: true,
  productType: 'unknown',
  group: null,
  action: { kind: 'informational' },
};

describe('the shelves (R2-157)', () => {
  const everything = aStay({ products: [...PRODUCT_TYPES, 'unknown' as const].map((type) => of(type)) });

  test('time and room are on the flexibility shelf, others come first, unknown types are left out', () => {
    const { own, flexibility, local, notNow } = extrasOf(everything, [], BEFORE);
    expect(ids(flexibility)).toEqual([
      'early-check-in',
      'late-check-out',
      'reservation-extension-request',
      'unit-category-upgrade',
    ]);
    expect(ids(own)).toEqual([
      'breakfast',
      'custom',
      'gym',
      'mid-stay-cleaning',
      'parking',
      'sauna-kit',
      'stocked-fridge',
    ]);
    expect([local, notNow]).toEqual([[], []]);
  });

  test.each([
    ['local-products', 'local'],
    ['bob-products', 'own'],
    ['property-related-products', 'own'],
    ['invented-products', 'own'],
  ] as const)('a breakfast of group %s stands on the shelf %s (R3-74)', (group, shelf) => {
    expect(ids(extrasOf(aStay({ products: [of('breakfast', { group })] }), [], BEFORE)[shelf])).toEqual(['breakfast']);
  });

  test('a late check-out is flexibility, whatever its group', () => {
    const stay = aStay({ products: [of('late-check-out', { group: 'local-products' })] });
    expect(ids(extrasOf(stay, [], BEFORE).flexibility)).toEqual(['late-check-out']);
  });

  test('offers written by hand stand behind the local products', () => {
    const stay = aStay({ products: [of('breakfast', { group: 'local-products' })] });
    expect(ids(extrasOf(stay, [museum], BEFORE).local)).toEqual(['breakfast', 'museum']);
  });
});

describe('what cannot be ordered is not offered (R3-76)', () => {
  const shownOf = (type: ProductType, changes: object, now: Instant, ordered: readonly OrderedItem[] = []) => {
    const stay = aStay({ products: [of(type, changes)], orderedProducts: ordered });
    const { own, flexibility, local, notNow } = extrasOf(stay, [], now);
    const [offer] = [...own, ...flexibility, ...local];
    if (offer?.kind === 'product') return offer.isMore ? 'more' : 'open';
    return notNow[0]?.reason;
  };
  const had = (type: ProductType, changes: Partial<OrderedItem> = {}) => anItem({ type, productId: type, ...changes });
  const everyBreakfast = ['21', '22', '23'].flatMap((day) =>
    [1, 2].map((guest) =>
      had('breakfast', { id: `${day}-${guest}`, consumptionDate: `2026-11-${day}T05:00:00.000Z` as Instant }),
    ),
  );

  test.each<[string, ProductType, object, Instant, OrderedItem[], ReturnType<typeof shownOf>]>([
    ['the property says no', 'sauna-kit', { isOrderable: false }, BEFORE, [], undefined],
    ['arrival has passed', 'early-check-in', {}, DURING, [], 'passed'],
    ['a late check-out is ordered', 'late-check-out', {}, BEFORE, [had('late-check-out')], undefined],
    ['an early check-in is ordered', 'early-check-in', {}, BEFORE, [had('early-check-in')], undefined],
    [
      'a request for more nights is waiting (R4-88)',
      'reservation-extension-request',
      {},
      DURING,
      [had('reservation-extension-request')],
      undefined,
    ],
    ['a bigger apartment is ordered', 'unit-category-upgrade', {}, BEFORE, [had('unit-category-upgrade')], undefined],
    ['parking is ordered', 'parking', {}, BEFORE, [had('parking')], undefined],
    ['the fridge is stocked', 'stocked-fridge', {}, BEFORE, [had('stocked-fridge')], undefined],
    ['a gym pass lasts for the stay', 'gym', {}, BEFORE, [had('gym')], undefined],
    [
      'a gym pass lasts for a day only',
      'gym',
      {},
      DURING,
      [had('gym', { consumptionDate: '2026-11-21T10:00:00.000Z' as Instant })],
      'more',
    ],
    ['everyone has every breakfast', 'breakfast', {}, BEFORE, everyBreakfast, undefined],
    ['one breakfast is missing', 'breakfast', {}, BEFORE, everyBreakfast.slice(1), 'more'],
    ['a second sauna kit may be had', 'sauna-kit', {}, BEFORE, [had('sauna-kit')], 'more'],
    ['a second cleaning may be had', 'mid-stay-cleaning', {}, DURING, [had('mid-stay-cleaning')], 'more'],
    ['something else is ordered', 'sauna-kit', {}, BEFORE, [had('parking')], 'open'],
  ])('%s', (_name, type, changes, now, ordered, shown) => {
    expect(shownOf(type, changes, now, ordered)).toBe(shown);
  });
});

describe('a pass for a place that is not listed is not sold', () => {
  const stay = aStay({ products: [of('breakfast'), of('gym'), of('parking')] });
  const place: Partner = {
    id: 'place',
    name: 'Place',
    description: '',
    address: '',
    googleMapsUrl: null,
    websiteUrl: null,
    imageUrl: null,
    tags: [],
    accessType: 'unknown',
    accessGuidelines: null,
  };
  test.each<[string, ExtrasSources['partners'], ProductType[]]>([
    ['a café and a gym', { breakfast: [place], gym: [place] }, []],
    ['a café only', { breakfast: [place], gym: [] }, ['gym']],
    ['neither', { breakfast: [], gym: [] }, ['breakfast', 'gym']],
    ['not known yet', undefined, []],
  ])('%s', (_name, partners, missing) => {
    const { own, notNow } = extrasOf(stay, [], BEFORE, partners);
    expect(notNow).toEqual(missing.map((id) => ({ product: of(id), reason: 'no-place' })));
    expect(ids(own)).toEqual((['breakfast', 'gym', 'parking'] as const).filter((id) => !missing.includes(id)));
  });
});
