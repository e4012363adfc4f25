import { describe, expect, test } from 'vitest';

import { CheckIn } from '#api/generated/model.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import { CARD, clone, FULL, MINIMAL } from '../../../tests/support/stay-answers.ts';
import { reservationStatus, stayFromDto } from './stay-from-dto.ts';

describe('values nobody knows', () => {
  test.each([
    ['confirmed', 'confirmed', false],
    ['canceled', 'canceled', true],
    ['started', 'confirmed', false],
    ['foo', 'unknown', false],
    ['', 'unknown', false],
    ['Canceled', 'unknown', false],
  ])('status %j is %s, cancelled %s (R3-16, R3-27, R4-03)', (status, expected, isCancelled) => {
    expect(stayFromDto({ ...FULL, status })).toMatchObject({ status: expected, isCancelled });
    expect(reservationStatus(status)).toBe(expected);
  });

  test('every open value may be one nobody has heard of: the stay is read, the value is unknown or its default', () => {
    const odd = 'invented-yesterday';
    const [key] = FULL.propertyKeys ?? [];
    const [item] = FULL.orderItems ?? [];
    const [service] = FULL.services ?? [];
    const [product] = service?.products ?? [];
    if (!key || !item || !service || !product || !FULL.propertyUnit || !FULL.propertyUnitCategory)
      throw new Error('fixture');
    const answer = CheckIn.parse({
      ...FULL,
      status: odd,
      state: odd,
      idVerificationState: odd,
      voucher: { code: 'V', type: odd },
      propertyUnit: {
        ...FULL.propertyUnit,
        type: odd,
        integrations: { wirelessAccessPoint: null, accessGuidelines: { accessType: odd } },
      },
      propertyUnitCategory: { ...FULL.propertyUnitCategory, type: odd },
      creditCard: { ...CARD, format: odd, state: odd, type: odd, authorizationState: odd },
      orderItems: [
        { ...item, type: odd, chargeInterval: odd },
        { ...item, status: odd },
      ],
      propertyKeys: [{ ...key, type: odd, accessType: odd, error: { code: odd } }],
      services: [
        { ...service, products: [{ ...product, type: odd, chargeInterval: odd, chargeMethod: odd, group: odd }] },
      ],
    });
    expect(stayFromDto(answer)).toMatchObject({
      status: 'unknown',
      isCancelled: false,
      state: 'guest-details-required',
      idVerificationState: 'not-required',
      isPayableByInvoice: false,
      integrations: { accessType: 'unknown' },
      livingUnit: { kind: 'unknown' },
      reservationCreditCard: { format: 'unknown', state: 'unknown', type: 'unknown', authorizationState: 'unknown' },
      orderedProducts: [{ type: 'unknown', chargeInterval: 'unknown' }],
      propertyKeys: [{ type: 'unknown', accessType: 'unknown', error: { code: 'not-available' } }],
      products: [{ type: 'unknown', chargeInterval: 'unknown', chargeMethod: 'unknown', group: odd }],
    });
  });

  test('a member the contract does not have changes nothing', () => {
    expect(stayFromDto(CheckIn.parse({ ...FULL, spaBath: true }))).toEqual(stayFromDto(FULL));
  });

  test('whatever passes the contract is read without an error (S42)', () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        null,
        '',
        0,
        -1,
        1e308,
        [],
        {},
        'x',
        '2026-11-20T13:00:00Z',
        '9999-12-31T23:59:59Z',
        '__proto__',
        'constructor',
      ),
    );
    const paths = pathsOf(FULL);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...paths), values), { maxLength: 4 }), (changes) => {
        const dto = clone(FULL);
        for (const [path, value] of changes) put(dto, path, value);
        const { data = MINIMAL } = CheckIn.safeParse(dto);
        expect(JSON.stringify(stayFromDto(data))).not.toMatch(/NaN|Invalid/);
      }),
      { numRuns: 500 },
    );
  });
});

/** Every place in a value, as a path of keys. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const deeper = Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]));
  return path.length === 0 ? deeper : [[...path], ...deeper];
}

function put(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  const next = target[key];
  if (rest.length === 0) target[key] = value;
  else if (typeof next === 'object' && next !== null) put(next as Record<string, unknown>, rest, value);
}
