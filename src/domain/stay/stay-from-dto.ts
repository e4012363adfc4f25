import type { CheckIn, CheckInCustomer } from '#api/generated/model/index.ts';

import { accessKeyFromDto, inWalkingOrder } from '#domain/access/access-key-from-dto.ts';
import { integrationsFromDto } from '#domain/access/integrations.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import { countedItemsFromDto, standingItemsFromDto } from '#domain/order/ordered-item.ts';
import { productFromDto } from '#domain/product/product.ts';
import { livingUnitFromDto } from '#domain/unit/living-unit.ts';
import { unitAddressFromDto } from '#domain/unit/unit-address.ts';
import { closed } from '#lib/closed.ts';
import { parseInstant } from '#lib/time.ts';

import { cancellationPolicyFromDto } from './cancellation-policy.ts';
import { checkInProgressFromDto } from './check-in-state.ts';
import type { Slug } from './slug.ts';
import { bookedHours, paidHours, stayHours } from './stay-hours.ts';
import { RESERVATION_STATUSES } from './stay.ts';
import type { ReservationStatus, Stay, StayCustomer } from './stay.ts';

/** Maps the wire's reservation to the entity; every absent member gets its default (R3-12, R3-28). */
export function stayFromDto(dto: CheckIn): Stay {
  const booked = bookedHours(dto);
  const paid = paidHours(standingItemsFromDto(dto.orderItems ?? []));
  return {
    slug: dto.slug as Slug,
    slugWithData: dto.slugWithData ?? dto.slug,
    reservationId: dto.id,
    propertyId: dto.propertyId,
    propertyKeys: inWalkingOrder((dto.propertyKeys ?? []).map(accessKeyFromDto)),
    propertyUnitId: dto.propertyUnitId ?? null,
    unitCategoryId: dto.propertyUnitCategoryId ?? null,
    ...stayHours(booked, paid),
    booked,
    paid,
    checkInDate: parseInstant(dto.checkInDate),
    checkOutDate: parseInstant(dto.checkOutDate),
    confirmationNumber: dto.confirmationNumber,
    adultsCount: dto.adultsCount,
    childrenCount: dto.childrenCount,
    products: (dto.services ?? []).flatMap(({ products }) => products.map(productFromDto)),
    orderedProducts: countedItemsFromDto(dto.orderItems ?? []),
    integrations: integrationsFromDto(dto.property?.integrations, dto.propertyUnit?.integrations),
    guestCreditCards: (dto.creditCards ?? []).map(creditCardFromDto),
    reservationCreditCard: dto.creditCard ? creditCardFromDto(dto.creditCard) : null,
    customer: dto.customer ? stayCustomerFromDto(dto.customer) : null,
    unitAddress: unitAddressFromDto(dto.propertyUnit?.address),
    totalPriceAmount: dto.totalPriceAmount ?? null,
    livingUnit: livingUnitFromDto(dto.propertyUnit, dto.propertyUnitCategory),
    cancellationPolicy: cancellationPolicyFromDto(dto.cancellationPolicy),
    status: reservationStatus(dto.status),
    isCancelled: dto.status === 'canceled',
    ...checkInProgressFromDto(dto),
    isPayableByInvoice: dto.voucher?.type === 'invoice-payment',
  };
}

/** 'started' is a confirmed stay (R3-27); a value nobody knows stays unknown. */
export const reservationStatus = (status: string): ReservationStatus =>
  status === 'started' ? 'confirmed' : closed(RESERVATION_STATUSES, status, 'unknown');

const stayCustomerFromDto = (dto: CheckInCustomer): StayCustomer => ({
  id: dto.id,
  email: dto.email,
  firstName: dto.firstName,
  lastName: dto.lastName,
  externalUserId: dto.externalUserId,
  userId: dto.userId,
  intercomVerificationHash: dto.intercomVerificationHash ?? null,
  referralCode: dto.referralCode,
});
