import { describe, expect, test } from 'vitest';

import { ACCESS_KEY_TYPES, ACCESS_TYPES } from '#domain/access/access-key.ts';
import { AUTHORIZATION_STATES, CARD_TYPES } from '#domain/card/credit-card.ts';
import { CHARGE_INTERVALS, CHARGE_METHODS, PRODUCT_TYPES } from '#domain/product/product.ts';
import { CHECK_IN_STATES, ID_VERIFICATION_STATES } from '#domain/check-in/check-in.ts';
import { RESERVATION_STATUSES } from '#domain/stay/stay.ts';
import { LIVING_UNIT_TYPES, UNIT_CATEGORY_TYPES } from '#domain/unit/unit.ts';

import { CONFLICT_REASONS, ERROR_CODES } from '#mocks/handlers/refusals.ts';

import { INVENTED } from '#mocks/scenarios/stay-data.ts';

import { extensibleEnums } from './openapi.ts';
import { call, frozenWorld, fullStay, signIn } from './support.ts';
import type { Sent } from './support.ts';

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

/** Lists for which the domain has no list: it compares single values, or does not read them. */
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

  /** Lists whose values come from a handler, not from rows; in brackets the scenario with an unknown value. */
  const ELSEWHERE = [
    'AccessRequest.status',
    'ConflictReason',
    'CustomProductOrder.status',
    'ErrorCode (server-error)',
    'Order.errorCode',
    'Order.status (order-unknown-status)',
    'ProductContent.type',
  ].map((entry) => entry.replace(/ .*/, ''));

  test('the scenario unknown-enums has an unknown value in every list (R4-03)', async () => {
    const world = await frozenWorld();
    const stay = await fullStay(world, 'unknown-enums');
    const of = (path: string, sent?: Sent) => call(world, path, sent).then(({ body }) => body);
    const signed = { headers: { ...(await signIn(world, 'unknown-enums@guest.example')), platform: 'web' } };
    const [product, card, key] = [stay.services[0].products[0], stay.creditCards[0], stay.propertyKeys[0]];
    const { data: rewards } = await of('future-customer-rewards?newStructure=true', signed);
    const { data: articles } = await of(`property-content?propertyId=${stay.propertyId}`);
    const { data: contents } = await of(`product-content?propertyId=${stay.propertyId}&$expand[]=partners`);
    const values: Record<string, unknown> = {
      ReservationStatus: stay.status,
      CheckInState: stay.state,
      IdVerificationState: stay.idVerificationState,
      'Voucher.type': stay.voucher.type,
      'PropertyUnit.type': stay.propertyUnit.type,
      'UnitCategory.type': stay.propertyUnitCategory.type,
      'OrderItem.status': stay.orderItems[0].status,
      'Product.chargeMethod': product.chargeMethod,
      'Product.group': product.group,
      ProductType: product.type,
      ChargeInterval: product.chargeInterval,
      'CreditCard.format': card.format,
      'CreditCard.state': card.state,
      'CreditCard.type': card.type,
      'CreditCard.authorizationState': card.authorizationState,
      AccessKeyType: key.type,
      AccessType: key.accessType,
      'AccessKeyError.code': key.error.code,
      'DateChangeSlot.type': (await of(`property-unit-availability?reservationId=${stay.id}`)).data[0].type,
      'Property.checkInMethod': (await of(`properties/${stay.propertyId}`)).checkInMethod,
      'CustomProduct.kind': (await of(`custom-products?propertyId=${stay.propertyId}`)).data[0].kind,
      'CustomProduct.productType': (await of(`custom-products?propertyId=${stay.propertyId}`)).data[0].productType,
      'HelpArticle.category': articles[0].articles[0].category,
      'Partner.accessType': contents[0].partners[0].accessType,
      'Customer.options': (await of('customers', signed)).data[0].options[0],
      'Reward.type': rewards[0].type,
    };
    expect([...Object.keys(values), ...ELSEWHERE].toSorted()).toEqual([...extensibleEnums.keys()].toSorted());
    expect(Object.entries(values).filter(([, value]) => value !== INVENTED)).toEqual([]);
  });

  test('every open list of the contract is covered here', () => {
    expect([...extensibleEnums.keys()].toSorted()).toEqual([...Object.keys(CLOSED), ...WITHOUT_A_LIST].toSorted());
  });
});
