import type { CancellationPolicy as CancellationPolicyDto, CheckIn, CheckInCustomer } from '#api/generated/model.ts';

import { droppedCount, isInvalidField, oneOfOr, optionalText } from '#lib/wire.ts';
import { accessKeyFromDto, inWalkingOrder } from '#domain/access/access-key.ts';
import { integrationsFromDto } from '#domain/access/integrations.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import { countedItemsFromDto } from '#domain/order/ordered-item.ts';
import { productFromDto } from '#domain/product/product.ts';
import { livingUnitFromDto, unitAddressFromDto } from '#domain/unit/unit.ts';
import { parseInstant } from '#lib/time.ts';

import { checkInProgressFromDto } from '../check-in/check-in.ts';
import type { Slug, CancellationPolicy, ReservationStatus, Stay, StayCustomer, StayField } from './stay.ts';
import { bookedHours, paidHours, stayHours, RESERVATION_STATUSES } from './stay.ts';

/** Maps a reservation of the API; missing members get their defaults (R3-12, R3-28). */
export function stayFromDto(dto: CheckIn): Stay {
  const invalidFields = invalidFieldsOf(dto);
  const isValid = (field: StayField): boolean => !invalidFields.includes(field);
  const integrations = integrationsFromDto(dto.property?.integrations, dto.propertyUnit?.integrations);
  const booked = bookedHours(dto);
  const orderedProducts = countedItemsFromDto(dto.orderItems ?? []);
  const paid = paidHours(orderedProducts);
  return {
    slug: dto.slug as Slug,
    slugWithData: optionalText(dto.slugWithData) ?? dto.slug,
    reservationId: dto.id,
    propertyId: dto.propertyId,
    propertyKeys: inWalkingOrder((dto.propertyKeys ?? []).map(accessKeyFromDto)),
    propertyUnitId: optionalText(dto.propertyUnitId),
    unitCategoryId: optionalText(dto.propertyUnitCategoryId),
    ...stayHours(booked, paid),
    booked,
    paid,
    checkInDate: parseInstant(dto.checkInDate),
    checkOutDate: parseInstant(dto.checkOutDate),
    confirmationNumber: dto.confirmationNumber,
    adultsCount: dto.adultsCount,
    childrenCount: dto.childrenCount,
    products: isValid('products') ? (dto.services ?? []).flatMap(({ products }) => products.map(productFromDto)) : [],
    orderedProducts,
    integrations: isValid('wifi') ? integrations : { ...integrations, wirelessAccessPoint: null },
    guestCreditCards: (dto.creditCards ?? []).map(creditCardFromDto),
    reservationCreditCard: dto.creditCard ? creditCardFromDto(dto.creditCard) : null,
    customer: dto.customer ? stayCustomerFromDto(dto.customer) : null,
    unitAddress: unitAddressFromDto(dto.propertyUnit?.address),
    totalPriceAmount: dto.totalPriceAmount ?? null,
    livingUnit: livingUnitFromDto(dto.propertyUnit, dto.propertyUnitCategory),
    cancellationPolicy: cancellationPolicyFromDto(dto.cancellationPolicy),
    status: reservationStatus(dto.status),
    isCancelled: dto.status === 'canceled',
    // If the check-in progress is invalid, the guest may have checked in and is not asked to do it again.
    ...checkInProgressFromDto(isValid('progress') ? dto : { ...dto, state: 'check-in-completed' }),
    isPayableByInvoice: dto.voucher?.type === 'invoice-payment',
    invalidFields,
    droppedDoors: droppedCount(dto.propertyKeys),
  };
}

/** The parts of a stay that are missing because they were invalid in the response. */
function invalidFieldsOf(dto: CheckIn): StayField[] {
  const { property, propertyUnit: unit, propertyUnitCategory: category } = dto;
  const lacks = (...fields: (keyof CheckIn)[]) => fields.some((field) => isInvalidField(dto, field));
  const lacksCommon = lacks('property') || isInvalidField(property, 'integrations');
  const lacksUnit = lacks('propertyUnit');
  const lacksOwn = lacksUnit || isInvalidField(unit, 'integrations');
  const lacksCategory = lacks('propertyUnitCategory');
  const isLacking: Readonly<Record<StayField, boolean>> = {
    doors: lacks('propertyKeys'),
    progress: lacks('state', 'idVerificationState'),
    'booking-number': lacks('confirmationNumber'),
    guests: lacks('adultsCount', 'childrenCount'),
    price: lacks('totalPriceAmount'),
    // Prices depend on the number of guests, and orders on the reservation's id.
    products: lacks('services', 'id', 'adultsCount', 'childrenCount'),
    orders: lacks('orderItems'),
    cards: lacks('creditCards', 'creditCard', 'voucher'),
    customer: lacks('customer'),
    'cancellation-policy': lacks('cancellationPolicy'),
    wifi: lacksOwn || (lacksCommon && !unit?.integrations?.wirelessAccessPoint),
    'common-doors': lacksCommon,
    unit: lacksUnit,
    'unit-address': lacksUnit || isInvalidField(unit, 'address'),
    'unit-category': lacksCategory,
    pictures: lacksCategory || isInvalidField(category, 'images'),
    emissions: lacksCategory || isInvalidField(category, 'sustainability'),
  };
  return Object.entries(isLacking).flatMap(([field, is]) => (is ? [field as StayField] : []));
}

/** 'started' is treated as confirmed (R3-27); an unlisted value is unknown. */
export const reservationStatus = (status: string): ReservationStatus =>
  status === 'started' ? 'confirmed' : oneOfOr(RESERVATION_STATUSES, status, 'unknown');

const stayCustomerFromDto = (dto: CheckInCustomer): StayCustomer => ({
  id: dto.id,
  email: optionalText(dto.email),
  firstName: optionalText(dto.firstName),
  lastName: optionalText(dto.lastName),
  externalUserId: optionalText(dto.externalUserId),
  userId: optionalText(dto.userId),
  intercomVerificationHash: optionalText(dto.intercomVerificationHash),
  referralCode: optionalText(dto.referralCode),
});

/** Maps the policy; null or absent means that there is no data. */
export const cancellationPolicyFromDto = (dto: CancellationPolicyDto | null | undefined): CancellationPolicy => ({
  hasData: dto !== null && dto !== undefined,
  isFreeCancellationAvailable: dto?.isFreeCancellationAvailable ?? false,
  isOta: dto?.isOta ?? false,
  freeCancellationEndDate: parseInstant(dto?.freeCancellationEndDate),
});
