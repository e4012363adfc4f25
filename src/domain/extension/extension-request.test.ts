import { describe, expect, test } from 'vitest';

import { daysBetween, localTime, toInstant } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { anItem, aProduct, aStay } from '../../../tests/support/a-stay.ts';
import { fc } from '../../../tests/support/fast-check.ts';
import { extensionDates, extensionOf, extensionOffer } from './extension-request.ts';
import type { Extension } from './extension-request.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const at = (text: string) => text as Instant;

describe('what a request says (R4-88, R9-47)', () => {
  test.each<[string, string, Extension, string | null]>([
    ['one night is until the next day', '2026-11-23T09:00:00.000Z', 1, '2026-11-24T09:00:00.000Z'],
    ['two nights', '2026-11-23T09:00:00.000Z', 2, '2026-11-25T09:00:00.000Z'],
    ['more than two has no end', '2026-11-23T09:00:00.000Z', 'more', null],
    ['into winter time: 11:00 stays 11:00, an hour more', '2026-10-24T08:00:00.000Z', 1, '2026-10-25T09:00:00.000Z'],
    ['into summer time: 11:00 stays 11:00, an hour less', '2026-03-28T09:00:00.000Z', 1, '2026-03-29T08:00:00.000Z'],
    ['two nights over the change', '2026-10-23T08:00:00.000Z', 2, '2026-10-25T09:00:00.000Z'],
    ['the day in the property counts, not in UTC', '2026-06-30T22:30:00.000Z', 1, '2026-07-01T22:30:00.000Z'],
    ['over the end of a year', '2026-12-31T09:00:00.000Z', 1, '2027-01-01T09:00:00.000Z'],
  ])('%s', (_name, end, extension, until) => {
    expect(extensionDates(at(end), extension, HELSINKI)).toEqual({ consumptionDate: end, consumptionEndDate: until });
  });

  test('any departure: the same time of day, exactly the requested nights later, and parsed back', () => {
    const day = Date.parse('2026-01-01T07:00:00Z');
    const zones = fc.constantFrom(HELSINKI, 'Europe/London' as ZoneId, 'Asia/Kolkata' as ZoneId);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 * 24 * 4 }),
        fc.constantFrom<Extension[]>(1, 2),
        zones,
        (quarters, nights, zone) => {
          const end = toInstant(day + quarters * 15 * 60_000);
          const dates = extensionDates(end, nights, zone);
          const until = dates.consumptionEndDate;
          if (until === null) throw new Error('No end');
          // An hour that the clocks skip is the only one that can differ.
          fc.pre(localTime(until, zone) === localTime(end, zone));
          expect(daysBetween(end, until, zone)).toBe(nights);
          expect(extensionOf(dates, zone)).toBe(nights);
        },
      ),
    );
  });

  test.each<[string, string | null, Extension | undefined]>([
    ['an open end is more than two', null, 'more'],
    ['two days later are two nights', '2026-11-25T09:00:00.000Z', 2],
    ['an end that no option has is none of them', '2026-11-28T09:00:00.000Z', undefined],
  ])('%s', (_name, until, expected) => {
    const dates = { consumptionDate: at('2026-11-23T09:00:00.000Z'), consumptionEndDate: until as Instant | null };
    expect(extensionOf(dates, HELSINKI)).toBe(expected);
  });
});

describe('whether more nights can be requested (R4-88, R3-76)', () => {
  const NOW = at('2026-11-22T09:00:00.000Z');
  const extension = aProduct({ id: 'more', type: 'reservation-extension-request', price: 0 });
  const request = anItem({ type: 'reservation-extension-request', productId: 'more' });
  const asking = aStay({ products: [extension] });

  test.each([
    ['while it is sold', asking, NOW, 'offered'],
    ['on the last day, after the check-out hour', asking, at('2026-11-23T20:00:00.000Z'), 'offered'],
    ['with a request there already', { ...asking, orderedProducts: [request] }, NOW, 'requested'],
    ['requested, and not sold any more', { ...asking, products: [], orderedProducts: [request] }, NOW, 'requested'],
    ['with something else ordered', { ...asking, orderedProducts: [anItem()] }, NOW, 'offered'],
    ['not sold', aStay(), NOW, 'not-offered'],
    ['not orderable now', { ...asking, products: [{ ...extension, isOrderable: false }] }, NOW, 'not-offered'],
    ['checked out', { ...asking, checkOutDate: NOW }, NOW, 'not-offered'],
    ['cancelled', { ...asking, isCancelled: true }, NOW, 'not-offered'],
    ['without an end one can read', { ...asking, booked: { ...asking.booked, endDate: null } }, NOW, 'not-offered'],
    ['ended yesterday in property time, not yet in UTC', asking, at('2026-11-23T22:30:00.000Z'), 'not-offered'],
    [
      'over, with a request of then',
      { ...asking, orderedProducts: [request] },
      at('2026-11-25T09:00:00.000Z'),
      'not-offered',
    ],
  ])('%s', (_name, stay, now, state) => {
    expect(extensionOffer(stay, now, HELSINKI).state).toBe(state);
  });

  test('the requested one of several', () => {
    const stay = { ...asking, products: [extension, { ...extension, id: 'long' }] };
    expect(extensionOffer(stay, NOW, HELSINKI, 'long')).toMatchObject({ product: { id: 'long' } });
  });
});
