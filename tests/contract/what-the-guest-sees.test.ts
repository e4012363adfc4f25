import { describe, expect, test } from 'vitest';

import { keyReadiness } from '#domain/access/access-key.ts';
import { draftOf, draftPrice } from '#domain/order/draft.ts';
import { priceLine } from '#domain/order/price.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { nightsOf, stayPhase } from '#domain/stay/stay-phase.ts';
import { isPaymentDue } from '#domain/access/doors.ts';
import { nextStep } from '#domain/stay/next-step.ts';
import { localTime, toInstant } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

import { call, frozenWorld, fullStay, NOW } from './support.ts';

/** The time that a scenario needs: its own, or its hour in Helsinki on the day of `NOW`. */
function momentOf(slug: string): Instant {
  const { now, hour } = scenarios.find(({ name }) => name === slug) ?? {};
  return now ?? (hour === undefined ? NOW : toInstant(Date.parse(`${NOW.slice(0, 10)}T${hour}:00+02:00`)));
}

/** The stay of a scenario, read by the mappers of the app at the time that the scenario needs. */
async function seen(slug: string, advance?: string) {
  const now = momentOf(slug);
  const backend = await frozenWorld({ now });
  if (advance !== undefined) backend.clock.change({ advance });
  const stay = stayFromDto(await fullStay(backend, slug));
  const property = propertyFromDto((await call(backend, `properties/${stay.propertyId}`)).body);
  const at = backend.clock.now();
  const doors = stay.propertyKeys.map((key) => [key.name, keyReadiness(key, at, stay.state).state]);
  return { at, stay, property, phase: stayPhase(stay, at, property.timezone), doors: Object.fromEntries(doors) };
}

// Proves R2-85 to R2-88.
describe('stages of a stay', () => {
  test.each([
    ['stay-before-arrival', 'before-arrival'],
    ['stay-arrival-day', 'started'],
    ['stay-started', 'started'],
    ['started-status', 'started'],
    ['check-out-day', 'check-out-day'],
    ['check-out-day-timezone', 'check-out-day'],
    ['check-out-not-yet', 'started'],
    ['checked-out', 'checked-out'],
    ['checked-out-non-member', 'checked-out'],
    ['checked-out-20-minutes', 'checked-out'],
    ['checked-out-late-evening', 'checked-out'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['expired-and-checked-out', 'expired'],
    ['invalid-dates', 'before-arrival'],
    ['swapped-dates', 'before-arrival'],
    ['minimal-response', 'before-arrival'],
  ])('%s is %s', async (slug, phase) => {
    expect((await seen(slug)).phase).toBe(phase);
  });

  test('an hour before midnight in Athens check-out is not offered yet (R4-12)', async () => {
    expect((await seen('check-out-day-timezone', '-PT1H')).phase).toBe('started');
  });
});

describe('the night of a clock change (S66)', () => {
  test.each([
    ['clocks-go-forward', '02:50', '04:10'],
    ['clocks-go-back', '03:50', '03:10'],
  ])('%s: twenty minutes after %s it is %s, and all else is as before', async (slug, before, after) => {
    const [first, later] = [await seen(slug), await seen(slug, 'PT20M')];
    expect([first, later].map(({ at, property }) => localTime(at, property.timezone))).toEqual([before, after]);
    for (const { phase, doors, stay, property } of [first, later]) {
      expect([phase, new Set(Object.values(doors))]).toEqual(['check-out-day', new Set(['ready'])]);
      expect([nightsOf(stay, property.timezone), localTime(stay.endDate ?? first.at, property.timezone)]).toEqual([
        3,
        '11:00',
      ]);
    }
  });
});

describe('doors', () => {
  test('keys that end soon are ready, and two minutes later they are not (R4-69)', async () => {
    expect(new Set(Object.values((await seen('keys-expire-soon')).doors))).toEqual(new Set(['ready']));
    expect(new Set(Object.values((await seen('keys-expire-soon', 'PT2M')).doors))).toEqual(new Set(['expired']));
  });

  const all = (state: string) => ({ 'Street door': state, Lift: state, Apartment: state, 'Luggage room': state });
  test.each<[string, Record<string, string>]>([
    ['stay-started', all('ready')],
    [
      'stay-before-arrival',
      { 'Street door': 'code-valid-from', Lift: 'digital-key-from', Apartment: 'digital-key-from' },
    ],
    ['checked-out', all('ready')],
    ['checked-out-20-minutes', { ...all('ready'), Apartment: 'expired' }],
    ['checked-out-late-evening', all('expired')],
    ['stay-before-arrival-unpaid-keys', all('after-payment')],
    ['keys-not-available-yet', { 'Street door': 'available-from', Lift: 'digital-key-from' }],
    ['keys-digital-later', all('digital-key-from')],
    ['keys-code-valid-from', all('code-valid-from')],
    ['keys-not-available', all('not-available')],
    ['keys-expired', all('expired')],
    ['swapped-dates', all('ready')],
    ['unpaid-no-card', all('after-payment')],
    ['keys-unknown-type', { ...all('ready'), 'Roof terrace': 'ready', 'Washing room': 'ready' }],
    ['guest-details-required', all('after-check-in')],
    ['id-verification-required', all('after-id-check')],
    ['id-verification-banned', {}],
  ])('%s', async (slug, doors) => {
    expect((await seen(slug)).doors).toMatchObject(doors);
  });

  test('an arrival day opens at 15:00 (R4-52)', async () => {
    expect((await seen('stay-arrival-day')).doors['Street door']).toBe('code-valid-from');
    expect((await seen('stay-arrival-day', 'PT3H')).doors).toMatchObject(all('ready'));
  });

  /** The codes that a stay's answer holds. */
  const codesOf = async (slug: string, advance?: string) => {
    const backend = await frozenWorld({ now: scenarios.find(({ name }) => name === slug)?.now ?? NOW });
    if (advance !== undefined) backend.clock.change({ advance });
    const { propertyKeys }: { propertyKeys: { code: string | null; error: { code: string } | null }[] } =
      await fullStay(backend, slug);
    return {
      codes: propertyKeys.flatMap(({ code }) => code ?? []),
      errors: [...new Set(propertyKeys.map(({ error }) => error?.code ?? 'none'))].toSorted(),
    };
  };

  test.each<[string, string | undefined, number, string[]]>([
    ['stay-started', undefined, 2, ['none']],
    ['keys-code-valid-from', undefined, 4, ['none']],
    ['keys-not-available-yet', undefined, 0, ['NOT_AVAILABLE_YET']],
    ['keys-not-available', undefined, 0, ['NOT_AVAILABLE_YET']],
    ['guest-details-required', undefined, 0, ['NOT_AVAILABLE_YET']],
    ['stay-before-arrival-unpaid-keys', undefined, 0, ['NOT_PAID']],
    ['keys-expired', undefined, 0, ['none']],
    ['cancelled', undefined, 0, ['NO_LONGER_AVAILABLE']],
    ['expired', undefined, 0, ['NO_LONGER_AVAILABLE']],
    ['stay-started', 'P3D', 0, ['NO_LONGER_AVAILABLE']],
    ['checked-out', undefined, 2, ['none']],
    ['checked-out-20-minutes', undefined, 2, ['none']],
    ['checked-out-late-evening', undefined, 0, ['none']],
    ['id-verification-banned', undefined, 0, []],
  ])('%s after %s answers %i codes, the keys have %j', async (slug, advance, count, errors) => {
    const answer = await codesOf(slug, advance);
    expect([answer.codes.length, answer.errors]).toEqual([count, errors]);
  });

  test('keys that are released later work from then on (R4-50)', async () => {
    expect((await seen('keys-not-available-yet', 'P1DT3H')).doors).toMatchObject(all('ready'));
  });

  test('eleven kinds of doors come in walking order, all ready (R3-86)', async () => {
    const { stay, doors } = await seen('keys-all-types');
    expect(stay.propertyKeys.map(({ sequenceNumber }) => sequenceNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(new Set(stay.propertyKeys.map(({ type }) => type)).size).toBe(11);
    expect(new Set(Object.values(doors))).toEqual(new Set(['ready']));
    expect(new Set(stay.propertyKeys.map(({ accessType }) => accessType))).toEqual(new Set(['code', 'remote']));
  });

  test('an unknown door comes last, the laundry is one word (R3-87, R3-88)', async () => {
    const { propertyKeys } = (await seen('keys-unknown-type')).stay;
    expect(propertyKeys.at(-1)).toMatchObject({ name: 'Roof terrace', type: 'unknown', accessType: 'unknown' });
    expect(propertyKeys.find(({ name }) => name === 'Washing room')?.type).toBe('washateria');
  });
});

describe('other facts', () => {
  test.each(['invalid-dates', 'swapped-dates'])('%s are read as no dates (R4-14)', async (slug) => {
    const { stay, property } = await seen(slug);
    expect([stay.startDate, stay.endDate, nightsOf(stay, property.timezone)]).toEqual([null, null, 0]);
  });

  test('paid early and late times are the times of the stay and of its keys (R3-66, R3-103)', async () => {
    const { stay, property } = await seen('paid-hours');
    const ends = [stay.startDate, stay.endDate];
    expect(ends.map((end) => end && localTime(end, property.timezone))).toEqual(['13:00', '14:00']);
    for (const { validFromDate, validToDate } of stay.propertyKeys) expect([validFromDate, validToDate]).toEqual(ends);
  });

  test('a payment due and no card: the next step is to add one (R2-150)', async () => {
    const { stay, property } = await seen('unpaid-no-card');
    expect(nextStep(stay, NOW, property.timezone, true)).toBe('add-card');
  });

  test('a payment due by invoice: the next step is not to add a card (R5-49)', async () => {
    const { stay, property } = await seen('unpaid-invoice');
    expect(isPaymentDue(stay, NOW)).toBe(true);
    expect(nextStep(stay, NOW, property.timezone, true)).not.toBe('add-card');
  });

  test('the name of a property is its address, also where a scenario changes the name', async () => {
    const stays = await Promise.all(['stay-started', 'extras-none', 'help-empty'].map((slug) => seen(slug)));
    for (const { property } of stays) expect(property.address).toBe(property.name);
  });

  test('a minimal answer has only the required members, whatever is expanded (R3-28)', async () => {
    const answer = await fullStay(await frozenWorld(), 'minimal-response');
    expect(Object.keys(answer).toSorted()).toEqual(
      'adultsCount childrenCount confirmationNumber endDate id propertyId slug startDate status'.split(' '),
    );
  });

  test('a property without optional members gets defaults (R3-45, R3-46, R3-48)', async () => {
    const { property } = await seen('property-defaults');
    expect(property).toMatchObject({ timezone: 'UTC', currencyCode: 'EUR', checkInMethod: 'online' });
  });

  // Proves R1-01.
  test('each type of category has its own kind (R3-57)', async () => {
    const kinds = ['apartment', 'dorm', 'room', 'bed', 'villa', 'suite', 'site', 'treehouse'].map(
      async (type) => (await seen(`category-types-${type}`)).stay.livingUnit?.kind,
    );
    expect(await Promise.all(kinds)).toEqual([
      'apartment',
      'dormitory',
      'room',
      'bed',
      'villa',
      'suite',
      'site',
      'unknown',
    ]);
  });

  test('photographs are sorted (R3-59)', async () => {
    expect((await seen('category-no-images-empty')).stay.livingUnit?.imageUrls).toEqual([]);
    expect((await seen('category-no-images-shuffled')).stay.livingUnit?.imageUrls).toEqual(
      [1, 2, 3].map((number) => `/__mock/images/${number}.svg`),
    );
  });

  test("the unit's Wi-Fi has precedence, and there are five shared rooms (R3-90)", async () => {
    const { integrations } = (await seen('wifi-and-doors')).stay;
    expect(integrations.wirelessAccessPoint?.ssid).toBe('Good Night Guest');
    expect(integrations.commonDoors).toHaveLength(5);
    expect((await seen('wifi-none')).stay.integrations.wirelessAccessPoint).toBeNull();
  });

  test('four of six ordered items count (R3-66)', async () => {
    expect((await seen('ordered-items-mixed')).stay.orderedProducts).toHaveLength(4);
  });

  test.each([
    ['once', 10],
    ['per-person', 20],
    ['per-time-unit', 30],
    ['per-person-per-time-unit', 60],
  ])('10 EUR charged %s is %i for two guests and three nights (R3-75)', async (method, total) => {
    const { stay, property } = await seen(`charge-methods-${method}`);
    const guests = stay.adultsCount + stay.childrenCount;
    const totals = stay.products.map(
      (each) => priceLine(each, { guests, nights: nightsOf(stay, property.timezone) }).total,
    );
    expect(totals).toEqual([total]);
  });

  test('every charge method is there at every interval, all orderable, and the guest reads its factors (R3-62, R3-75)', async () => {
    const { stay, property } = await seen('charge-methods');
    const { products } = stay;
    expect(new Set(products.map((each) => `${each.chargeMethod} ${each.chargeInterval}`)).size).toBe(20);
    expect(products.every(({ isOrderable }) => isOrderable)).toBe(true);
    const read = products.filter(({ id }) => id.startsWith('prod-once-') || id.startsWith('prod-per-'));
    expect(read).toHaveLength(20);
    for (const product of read) {
      const { chargeMethod, chargeInterval } = product;
      const guests = chargeMethod.startsWith('per-person') ? 2 : undefined;
      const nights = chargeMethod.endsWith('per-time-unit') && chargeInterval === 'daily' ? 3 : undefined;
      const line = draftPrice(draftOf(product), stay, property.timezone);
      expect(line, `${chargeMethod} ${chargeInterval}`).toMatchObject({
        unitPrice: 12,
        currency: 'EUR',
        total: 12 * (guests ?? 1) * (nights ?? 1),
      });
      expect([line?.guests, line?.nights], `${chargeMethod} ${chargeInterval}`).toEqual([guests, nights]);
    }
  });

  test('the white-label stays are in a white-label property and begin today (R6-20)', async () => {
    for (const slug of ['white-label-stay', 'white-label-arrival']) {
      expect(await seen(slug)).toMatchObject({
        phase: 'started',
        property: { isWhiteLabel: true, key: 'lubeck-spe12' },
      });
    }
  });
});
