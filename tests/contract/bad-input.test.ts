import { beforeAll, describe, expect, test } from 'vitest';

import type { Backend } from '#mocks/world.ts';

import { call, CARD, frozenWorld } from './support.ts';
import type { Sent } from './support.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await frozenWorld();
});

const stay = 'check-in/stay-before-arrival';
const patch = (body: unknown): Sent => ({ method: 'PATCH', body });
const post = (body: unknown): Sent => ({ method: 'POST', body });
const rates = (query: string) =>
  `property-unit-category-availability?propertyUnitCategoryId=x&adultCount=2&childrenCount=0&startDateLocal=2026-03-01&endDateLocal=2026-03-04${query}`;

describe('unknown things are 404', () => {
  test.each<[string, Sent?]>([
    ['check-in/no-such-stay'],
    ['check-in/no-such-stay', patch({ checkOutDone: true })],
    ['reservation-state/nothing'],
    ['properties/nothing'],
    ['property-unit-categories/nothing'],
    ['orders/order-99', { headers: { 'x-slug': 'stay-started' } }],
    ['product-availability/nothing?reservationId=res-stay-started'],
    ['custom-products/nothing/order', post({ reservationId: 'res-stay-started' })],
    ['access-requests', post({ slug: 'nothing', propertyKeyId: 'key-unit' })],
    ['no-such-path'],
    ['check-in/a/b'],
    ['check-in/%zz'],
    ['check-in/__proto__'],
  ])('%s', async (path, sent) => {
    expect(await call(backend, path, sent)).toMatchObject({ status: 404, body: { errors: [{ code: 'NOT_FOUND' }] } });
  });
});

describe('wrong requests are 400 and name the field', () => {
  test.each<[field: string, path: string, sent?: Sent]>([
    ['query.lastName', 'check-in?channelConfirmationNumber=BN-1'],
    ['query.channelConfirmationNumber', 'check-in?lastName=Guest'],
    ['query.$expand[].0', `${stay}?$expand[]=everything`],
    ['query.$expand', `${stay}?$expand=customer`],
    ['query.page', 'properties/prop-helsinki-kas40?page=2'],
    ['query.propertyId', 'property-content'],
    ['query.propertyId', 'custom-products?propertyId=nothing'],
    ['query.reservationId', 'property-unit-availability?reservationId=nothing'],
    ['query.reservationId', 'product-availability/prod-cleaning'],
    ['query.endDateLocal', rates('').replace('03-04', '02-04')],
    ['query.adultCount', rates('').replace('adultCount=2', 'adultCount=two')],
    ['header.x-slug', 'orders/order-1'],
    ['body.reservationId', 'custom-products/custom-transfer/order', post({ reservationId: 'nothing' })],
    ['body.slug', 'access-requests', post({ propertyKeyId: 'key-unit' })],
    ['body', 'access-requests', post('{"slug":')],
    ['body', 'access-requests', post('')],
    ['body', stay, patch({})],
    ['body', stay, patch([])],
    ['body', stay, patch('7')],
    ['body.checkOutDone', stay, patch({ checkOutDone: false })],
    ['body.status', stay, patch({ status: 'confirmed' })],
    ['body.status', stay, patch({ checkOutDone: true, status: 'canceled' })],
    ['body.orderItems', stay, patch({ orderItems: [] })],
    ['body.orderItems.0.count', stay, patch({ orderItems: [{ productId: 'prod-sauna', count: 0 }] })],
    ['body.orderItems.0.gift', stay, patch({ orderItems: [{ productId: 'prod-sauna', gift: true }] })],
    ['body.orderItems.productId', stay, patch({ orderItems: [{ productId: 'prod-nothing' }] })],
    ['body.orderItems.consumptionEndDate', stay, patch({ orderItems: [{ productId: 'prod-late' }] })],
    ['body.orderItems.consumptionDate', stay, patch({ orderItems: [{ productId: 'prod-cleaning' }] })],
    ['body.orderItems.propertyUnitCategoryId', stay, patch({ orderItems: [{ productId: 'prod-upgrade' }] })],
    [
      'body.guestDetails.email',
      stay,
      patch({ guestDetails: { firstName: 'A', lastName: 'B', email: 'x', phone: '+1' } }),
    ],
    ['body.startDate', stay, patch({ startDate: 'tomorrow', endDate: '2026-02-09T09:00:00Z' })],
    ['body.email', 'authentication', post({ email: 'x', turnstileToken: 'ok', strategy: 'otp' })],
    ['body.otp', 'authentication', post({ email: 'a@b.example', otp: 'abc', strategy: 'otp' })],
  ])('%s of %s', async (field, path, sent) => {
    expect(await call(backend, path, sent)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'VALIDATION_ERROR', data: { field } }] },
    });
  });

  test.each<[message: string, path: string, sent?: Sent]>([
    ['query.lastName is missing', 'check-in?channelConfirmationNumber=BN-1'],
    ['query.adultCount must be of type ', rates('').replace('adultCount=2', 'adultCount=two')],
    ['query.adultCount must be at least 1', rates('').replace('adultCount=2', 'adultCount=0')],
    ['body is missing', 'access-requests', post('')],
    ['body.slug must be of type string', 'access-requests', post({ propertyKeyId: 'key-unit', slug: 7 })],
    ['body must be of type object', stay, patch([])],
    ['body must have one of orderItems, creditCards, ', stay, patch({})],
    ['body.orderItems must have at least 1 items', stay, patch({ orderItems: [] })],
    [
      'body.orderItems.0.count must be at most 99',
      stay,
      patch({ orderItems: [{ productId: 'p', count: 2 ** 53 - 1 }] }),
    ],
    ['body.orderItems.0.productId is missing', stay, patch({ orderItems: [{}] })],
    ['body.checkOutDone must be true', stay, patch({ checkOutDone: false })],
    ['body.strategy is missing', 'authentication', post({ email: 'a@b.example', otp: '123456' })],
    ['body.email must be an e-mail address', 'authentication', post({ email: 'x', otp: '1234', strategy: 'otp' })],
    ['body.startDate must be an ISO 8601 instant', stay, patch({ startDate: 'now', endDate: '2026-02-09T09:00:00Z' })],
    ['body.creditCards.0.type must be "visa" or ', stay, patch({ creditCards: [{ ...CARD, type: 'maestro' }] })],
  ])('%s', async (message, path, sent) => {
    const { body } = await call(backend, path, sent);
    expect(body.errors[0].message).toContain(message);
  });

  test('and never contain the value, which may be secret', async () => {
    const { body } = await call(
      backend,
      'authentication',
      post({ email: 'a@b.example', otp: 'hunter2', strategy: 'otp' }),
    );
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});
