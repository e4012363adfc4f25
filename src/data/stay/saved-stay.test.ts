import { describe, expect, test } from 'vitest';

import type { CheckIn, Property } from '#api/generated/model.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { FULL } from '../../../tests/support/stay-answers.ts';
import { parseSavedStay, pruneSavedStay, serializeStay } from './saved-stay.ts';

const at = (text: string) => new Date(text).toISOString() as Instant;
const SLUG = 'abc' as Slug;
const NOW = at('2026-11-21T12:00Z');

const key = (id: string, type: string, code: string) => ({
  id,
  type,
  code,
  name: id,
  accessType: 'code',
  sequenceNumber: 1,
  keypadButton: '#',
  validFromDate: null,
  validToDate: null,
  error: null,
});
const property: Property = {
  id: 'prop-1',
  key: 'helsinki-kas40',
  name: 'Kasarmi',
  city: 'Helsinki',
  zipCode: '00130',
  address: 'Kasarmikatu 40',
  googleMapsUrl: null,
  phone: '+358 1',
  whatsappNumber: null,
  timezone: 'Europe/Helsinki',
  isWhiteLabel: false,
  pciProxyPublicKey: 'card-canary',
};
const stay: CheckIn = {
  ...FULL,
  checkOutDate: null,
  endDate: '2026-11-23T09:00:00Z',
  orderItems: [],
  propertyKeys: [key('street', 'entrance', '4719'), key('own', 'property-unit', '8080')],
};
const text = (changes: Partial<CheckIn> = {}, now = NOW) =>
  serializeStay({ stay: { ...stay, ...changes }, property }, now);

describe('what a device keeps of a stay (S58)', () => {
  test('is read back by the mappers of an answer', () => {
    const saved = parseSavedStay(text() ?? null, SLUG, NOW);
    expect(saved?.savedAt).toBe(NOW);
    expect(saved?.stay.propertyKeys.map(({ code }) => code)).toEqual(['4719', '8080']);
    expect(saved?.stay.integrations.wirelessAccessPoint).toEqual({ ssid: 'Unit', password: 'p' });
    expect(saved?.stay.livingUnit?.number).toBe('405');
    expect(saved?.property).toMatchObject({ name: 'Kasarmi', timezone: 'Europe/Helsinki', phone: '+358 1' });
  });

  test('holds no guest, no card, no voucher, no price of the stay', () => {
    const kept = text() ?? '';
    const canaries = [
      'anna',
      'guest.example',
      'cust-1',
      '411111',
      'tx-1',
      'card',
      'invoice',
      '480.5',
      'abc-data',
      'CH-1',
    ];
    expect(canaries.filter((each) => kept.toLowerCase().includes(each.toLowerCase()))).toEqual([]);
  });

  test('a refused guest has no keys in it', () => {
    expect(text({ idVerificationState: 'banned' })).not.toContain('4719');
  });

  test('at most 50 KB: what was bought goes before the key, and then all', () => {
    const item = { id: 'x'.repeat(200), productId: 'p', type: 'gym', status: 'confirmed' };
    const rest = {
      consumptionDate: null,
      consumptionEndDate: null,
      price: 1,
      currencyCode: 'EUR',
      chargeInterval: 'once',
    };
    const kept = text({ orderItems: Array.from({ length: 300 }, () => ({ ...item, ...rest })) }) ?? '';
    expect(kept.length).toBeLessThan(50_000);
    expect(kept).toContain('4719');
    expect(text({ propertyKeys: [key('street', 'entrance', '1'.repeat(60_000))] })).toBeUndefined();
    // Two bytes a letter.
    expect(text({ propertyKeys: [key('street', 'entrance', 'Ω'.repeat(30_000))] })).toBeUndefined();
  });
});

describe('codes leave the device when they end (S58)', () => {
  test.each([
    ['during the stay', '2026-11-23T09:14Z', ['4719', '8080']],
    ['15 minutes after check-out', '2026-11-23T09:15Z', ['4719', null]],
    ['before 23:00 of the property', '2026-11-23T20:59Z', ['4719', null]],
  ])('%s', (_name, now, codes) => {
    const left = pruneSavedStay(text() ?? null, at(now)) ?? null;
    expect(parseSavedStay(left, SLUG, at(now))?.stay.propertyKeys.map(({ code }) => code)).toEqual(codes);
    for (const gone of codes.includes(null) ? ['8080'] : []) expect(left).not.toContain(gone);
  });

  test('the whole stay at 23:00 of the property', () => {
    expect(pruneSavedStay(text() ?? null, at('2026-11-23T21:00Z'))).toBeUndefined();
    expect(parseSavedStay(text() ?? null, SLUG, at('2026-11-23T21:00Z'))).toBeUndefined();
  });

  test('of a guest who left before the last day, at 23:00 of that day', () => {
    const kept = text({ checkOutDate: '2026-11-21T08:00:00Z' }) ?? '';
    expect(pruneSavedStay(kept, at('2026-11-21T20:59Z'))).toBeDefined();
    expect(pruneSavedStay(kept, at('2026-11-21T21:00Z'))).toBeUndefined();
  });

  test('with a cancellation nothing is kept', () => {
    expect(text({ status: 'canceled' })).toBeUndefined();
  });
});

describe('what is not read', () => {
  const kept = text() ?? '';
  test.each([
    ['nothing', null],
    ['no JSON', '{{{'],
    ['another version', kept.replace('"version":1', '"version":0')],
    ['no time', kept.replace(NOW, 'soon')],
    ['a broken stay', kept.replace('"propertyId"', '"house"')],
    ['a broken property', kept.replace('"city"', '"town"')],
  ])('%s', (_name, json) => {
    expect(parseSavedStay(json, SLUG, NOW)).toBeUndefined();
  });

  test('another stay', () => {
    expect(parseSavedStay(kept, 'other' as Slug, NOW)).toBeUndefined();
  });
});
