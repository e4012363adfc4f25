import { describe, expect, test } from 'vitest';

import { CheckIn } from '#api/generated/model.ts';

import { clone, FULL, MINIMAL } from '../../../tests/support/stay-answers.ts';
import { stayFromDto } from './stay-from-dto.ts';

describe('what is absent gets its default (R3-14, R3-15, R3-28)', () => {
  const DEFAULTS = {
    slugWithData: 'abc',
    propertyKeys: [],
    propertyUnitId: null,
    unitCategoryId: null,
    checkInDate: null,
    checkOutDate: null,
    products: [],
    orderedProducts: [],
    integrations: { wirelessAccessPoint: null, accessType: null, commonDoors: [] },
    guestCreditCards: [],
    reservationCreditCard: null,
    customer: null,
    unitAddress: null,
    totalPriceAmount: null,
    livingUnit: null,
    cancellationPolicy: { hasData: false },
    state: 'guest-details-required',
    idVerificationState: 'not-required',
    isCancelled: false,
    isPayableByInvoice: false,
  };

  test('in the smallest answer of the contract', () => {
    expect(CheckIn.safeParse(MINIMAL).success).toBe(true);
    expect(stayFromDto(MINIMAL)).toMatchObject(DEFAULTS);
  });

  test('in an answer that says null wherever the contract lets it', () => {
    const nulls = clone(MINIMAL);
    for (const member of Object.keys(FULL)) {
      if (CheckIn.safeParse({ ...nulls, [member]: null }).success) nulls[member] = null;
    }
    const answer = CheckIn.parse(nulls);
    expect(Object.values(answer).filter((value) => value === null).length).toBeGreaterThanOrEqual(14);
    expect(stayFromDto(answer)).toMatchObject({ ...DEFAULTS, startDate: null, endDate: null });
  });

  test('when any one expansion is missing', () => {
    const optional = Object.keys(FULL).flatMap((member) => {
      const { [member]: _, ...rest } = clone(FULL);
      const answer = CheckIn.safeParse(rest);
      return answer.success ? [answer.data] : [];
    });
    expect(optional).toHaveLength(Object.keys(FULL).length - Object.keys(MINIMAL).length);
    for (const answer of optional) expect(stayFromDto(answer).slug).toBe('abc');
  });

  test('an empty name of the customer stays null (R3-26), a missing hash too', () => {
    const { intercomVerificationHash: _, ...customer } = {
      ...FULL.customer,
      id: 'cust-1',
      email: null,
      firstName: null,
      lastName: null,
      externalUserId: null,
      userId: null,
      referralCode: null,
    };
    expect(stayFromDto({ ...FULL, customer }).customer).toEqual({ ...customer, intercomVerificationHash: null });
  });

  test.each(['startDate', 'endDate', 'checkInDate', 'checkOutDate'] as const)(
    'an unreadable %s is null (R4-14)',
    (field) => {
      expect(stayFromDto({ ...FULL, [field]: 'x' })[field]).toBeNull();
      expect(stayFromDto({ ...FULL, [field]: '2026-02-30T10:00:00Z' })[field]).toBeNull();
    },
  );
});
