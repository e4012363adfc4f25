import { describe, expect, test } from 'vitest';

import { ProductAvailability, Property } from '#api/generated/model.ts';
import { droppedCount, isInvalidField } from '#lib/wire.ts';

import { readInParts } from './read-in-parts.ts';

describe('what is left of a product', () => {
  const read = (answer: unknown) => readInParts('productAvailability', ProductAvailability, answer);
  const slot = { startDate: '2026-11-20T10:00:00Z', endDate: '2026-11-20T11:00:00Z', isAvailable: true };
  const cleaning = {
    productId: 'p',
    type: 'mid-stay-cleaning',
    timeslots: [slot],
    cleaningAllowance: 1,
    scheduledCleaningsCount: 0,
  };

  test('a broken slot is dropped', () => {
    expect(read({ ...cleaning, timeslots: [null, slot, { ...slot, startDate: 5 }] })).toEqual(cleaning);
  });

  test.each([
    ['no slots', { timeslots: null }],
    ['only broken slots', { timeslots: [null] }],
    ['an allowance that is no number', { cleaningAllowance: 'one' }],
    ['an unknown type', { type: 'laundry' }],
  ])('%s: the answer is broken', (_, change) => {
    expect(() => read({ ...cleaning, ...change })).toThrow('breaks the contract');
  });
});

describe('a property', () => {
  const HELSINKI = {
    id: 'p',
    key: 'helsinki-kas40',
    name: 'Kasarmikatu 40',
    city: 'Helsinki',
    zipCode: '00130',
    address: 'Kasarmikatu 40',
    googleMapsUrl: null,
    phone: '+358 9 1',
    whatsappNumber: null,
    timezone: 'Europe/Helsinki',
    isWhiteLabel: false,
    pciProxyPublicKey: null,
  };
  const read = (answer: unknown) => readInParts('property', Property, answer);

  test.each(Object.keys(HELSINKI).filter((member) => !['id', 'timezone'].includes(member)))(
    'can be read without %s',
    (member) => {
      const property = read({ ...HELSINKI, [member]: { broken: true } });
      expect({ ...property, [member]: undefined }).toEqual({ ...HELSINKI, [member]: undefined });
      expect(Object.keys(HELSINKI).filter((each) => isInvalidField(property, each as keyof typeof property))).toEqual([
        member,
      ]);
    },
  );

  test.each(['id', 'timezone'])('needs its %s: a wrong clock is worse than none', (member) => {
    expect(() => read({ ...HELSINKI, [member]: 5 })).toThrow(`at '${member}'`);
  });
});

test('an answer of which nothing was dropped says so', () => {
  expect(droppedCount(undefined)).toBe(0);
  expect(droppedCount([])).toBe(0);
  expect(isInvalidField(undefined, 'x' as never)).toBe(false);
});
