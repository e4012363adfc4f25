import type { OperationId } from '#mocks/world.ts';

import type { Sent } from './support.ts';

export const SLUG = 'stay-before-arrival';
const RESERVATION = `res-${SLUG}`;
export const PROPERTY_ID = 'prop-helsinki-kas40';
const guest = { method: 'POST' };

/** A good request for every operation; `signed` marks those that need a login. */
export const REQUESTS: Record<OperationId, readonly [path: string, sent?: Sent | 'signed', more?: Sent]> = {
  requestAccess: ['access-requests', { ...guest, body: { slug: 'stay-started', propertyKeyId: 'key-unit' } }],
  authenticate: [
    'authentication',
    { ...guest, body: { email: 'anna@guest.example', turnstileToken: 'ok', strategy: 'otp' } },
  ],
  checkInLookup: ['check-in?channelConfirmationNumber=BN-1001&lastName=Guest'],
  checkIn: [`check-in/${SLUG}?$expand[]=customer&$expand[]=propertyKeys`],
  updateCheckIn: [`check-in/${SLUG}`, { method: 'PATCH', body: { orderItems: [{ productId: 'prod-sauna' }] } }],
  customProducts: [`custom-products?propertyId=${PROPERTY_ID}&$expand[]=productGroup`],
  orderCustomProduct: ['custom-products/custom-transfer/order', { ...guest, body: { reservationId: RESERVATION } }],
  order: ['orders/order-1', { headers: { 'x-slug': SLUG } }],
  productAvailability: [`product-availability/prod-cleaning?reservationId=${RESERVATION}`],
  productContent: [`product-content?propertyId=${PROPERTY_ID}&$expand[]=partners`],
  propertyContent: [`property-content?propertyId=${PROPERTY_ID}`],
  property: [`properties/${PROPERTY_ID}`],
  propertyUnitAvailability: [`property-unit-availability?reservationId=${RESERVATION}`],
  propertyUnitCategoryAvailability: [
    `property-unit-category-availability?startDateLocal=2026-03-01&endDateLocal=2026-03-04&propertyUnitCategoryId=category-${SLUG}&adultCount=2&childrenCount=0`,
  ],
  propertyUnitCategory: [`property-unit-categories/category-${SLUG}`],
  reservations: ['reservations?status[]=confirmed&$expand[]=property&endDate[$gte]=2026-01-01T00:00:00Z', 'signed'],
  reservationState: [`reservation-state/${RESERVATION}`],
  customers: ['customers?$expand[]=referralVoucherCodeMask', 'signed', { headers: { platform: 'web' } }],
  customerStatistics: ['customer-statistics', 'signed'],
  updateCustomer: ['customers/cust-anna', 'signed', { method: 'PATCH', body: { isMarketingConsentGiven: true } }],
  futureCustomerRewards: ['future-customer-rewards?newStructure=true', 'signed'],
};
