import { describe, expect, test } from 'vitest';

import { ACCESS_KEY_TYPES, ACCESS_TYPES } from '#domain/access/access-key.ts';
import { AUTHORIZATION_STATES, CARD_TYPES } from '#domain/card/credit-card.ts';
import { CHARGE_INTERVALS, CHARGE_METHODS, PRODUCT_TYPES } from '#domain/product/product.ts';
import { CHECK_IN_STATES, ID_VERIFICATION_STATES } from '#domain/stay/check-in-state.ts';
import { RESERVATION_STATUSES } from '#domain/stay/stay.ts';
import { LIVING_UNIT_TYPES, UNIT_CATEGORY_TYPES } from '#domain/unit/living-unit.ts';

import { CONFLICT_REASONS, ERROR_CODES } from '#mocks/refusals.ts';

import { extensibleEnums } from './openapi.ts';

/** The contract's open lists and the closed lists that the domain or the fake backend makes of them. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  AccessKeyType: ACCESS_KEY_TYPES,
  AccessType: ACCESS_TYPES,
  'CreditCard.type': CARD_TYPES,
  'CreditCard.authorizationState': AUTHORIZATION_STATES,
  ProductType: PRODUCT_TYPES,
  ChargeInterval: CHARGE_INTERVALS,
  'Product.chargeMethod': CHARGE_METHODS,
  CheckInState: CHECK_IN_STATES,
  IdVerificationState: ID_VERIFICATION_STATES,
  // 'started' is read as confirmed (R3-27).
  ReservationStatus: [...RESERVATION_STATUSES, 'started'],
  'PropertyUnit.type': LIVING_UNIT_TYPES,
  'UnitCategory.type': UNIT_CATEGORY_TYPES,
  ErrorCode: ERROR_CODES,
  ConflictReason: CONFLICT_REASONS,
};

/** Lists that the domain compares value by value, or does not read. */
const WITHOUT_A_LIST = [
  'AccessRequest.status',
  'AccessKeyError.code',
  'CreditCard.format',
  'CreditCard.state',
  'Customer.options',
  'CustomProduct.kind',
  'CustomProduct.productType',
  'CustomProductOrder.status',
  'DateChangeSlot.type',
  'HelpArticle.category',
  'Order.errorCode',
  'Order.status',
  'OrderItem.status',
  'Partner.accessType',
  'Product.group',
  'ProductContent.type',
  'Property.checkInMethod',
  'Reward.type',
  'Voucher.type',
];

describe('open lists of the contract', () => {
  test.each(Object.entries(CLOSED))('%s has the same values in the domain', (name, values) => {
    expect([...(extensibleEnums.get(name) ?? [])].toSorted()).toEqual([...values].toSorted());
  });

  test('a list that is new in the contract is noticed here', () => {
    expect([...extensibleEnums.keys()].toSorted()).toEqual([...Object.keys(CLOSED), ...WITHOUT_A_LIST].toSorted());
  });
});
