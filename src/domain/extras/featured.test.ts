import { describe, expect, test } from 'vitest';

import type { ProductType } from '#domain/product/product.ts';
import { parseZone } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { aProduct } from '../../../tests/support/a-stay.ts';
import { featuredExtra, withoutFeatured } from './featured.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';

const HELSINKI = parseZone('Europe/Helsinki');
const STAY = { startDate: '2026-11-20T13:00:00.000Z' as Instant, endDate: '2026-11-24T09:00:00.000Z' as Instant };

const extra = (type: ProductType, isMore = false): Extra => ({
  kind: 'product',
  product: aProduct({ id: type, type }),
  isMore,
});
const ALL = (['breakfast', 'sauna-kit', 'stocked-fridge', 'early-check-in', 'late-check-out'] as const).map((type) =>
  extra(type),
);
const featured = (extras: readonly Extra[], now: string, stay: Parameters<typeof featuredExtra>[1] = STAY) => {
  const { moment, product } =
    featuredExtra({ own: extras, flexibility: [], local: [] }, stay, now as Instant, HELSINKI) ?? {};
  return [moment, product?.type];
};

describe('the featured extra', () => {
  test.each([
    ['the day before, by the clock of the property', '2026-11-19T21:59:00.000Z', ['arrival', 'stocked-fridge']],
    ['the day of arrival', '2026-11-19T22:00:00.000Z', ['tonight', 'sauna-kit']],
    ['a night in the middle', '2026-11-22T18:00:00.000Z', ['tonight', 'sauna-kit']],
    ['the last night', '2026-11-23T18:00:00.000Z', ['tomorrow', 'late-check-out']],
    ['the last morning', '2026-11-24T06:00:00.000Z', ['today', 'late-check-out']],
    ['afterwards', '2026-11-25T06:00:00.000Z', [undefined, undefined]],
  ])('%s', (_, now, expected) => {
    expect(featured(ALL, now)).toEqual(expected);
  });

  test('is never one that the stay already has or that suits another day', () => {
    expect(featured([extra('sauna-kit', true), extra('breakfast')], '2026-11-21T18:00:00.000Z')).toEqual([
      'tomorrow',
      'breakfast',
    ]);
    expect(featured([extra('stocked-fridge')], '2026-11-21T18:00:00.000Z')).toEqual([undefined, undefined]);
  });

  test('is undefined if a date is missing', () => {
    expect(featured(ALL, '2026-11-21T18:00:00.000Z', { startDate: null, endDate: null })).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('is removed from its shelf', () => {
    const first = featuredExtra({ own: ALL, flexibility: [], local: [] }, STAY, STAY.startDate, HELSINKI);
    expect(withoutFeatured(ALL, first).map(({ product }) => product.id)).not.toContain('sauna-kit');
    expect(withoutFeatured(ALL, undefined)).toHaveLength(ALL.length);
  });
});
