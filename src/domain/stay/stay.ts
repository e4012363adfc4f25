import type { AccessKey } from '#domain/access/access-key.ts';
import type { Integrations } from '#domain/access/integrations.ts';
import type { CreditCard } from '#domain/card/credit-card.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Product } from '#domain/product/product.ts';
import type { LivingUnit, UnitAddress } from '#domain/unit/unit.ts';
import type { Instant } from '#lib/time.ts';
import type { CheckInState, IdVerificationState } from '../check-in/check-in.ts';
import { isBefore, parseInstant } from '#lib/time.ts';

export const RESERVATION_STATUSES = ['confirmed', 'canceled'] as const;

/** A reservation's status; the server's 'started' is confirmed (R3-27), any other value unknown (R4-03). */
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number] | 'unknown';

/** The guest whom the reservation is for. */
export interface StayCustomer {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly externalUserId: string | null;
  /** Null means not a member (R3-18). */
  readonly userId: string | null;
  readonly intercomVerificationHash: string | null;
  readonly referralCode: string | null;
}

/** On which terms the stay can be cancelled; without data, nothing may be promised (R3-40). */
export interface CancellationPolicy {
  readonly hasData: boolean;
  readonly isFreeCancellationAvailable: boolean;
  /** Booked through a travel agency and cancelled on its site (R4-78). */
  readonly isOta: boolean;
  readonly freeCancellationEndDate: Instant | null;
}

/** Parts that may be invalid in an otherwise valid response; the section that shows a part reports it. */
export type StayField =
  | 'doors'
  | 'progress'
  | 'booking-number'
  | 'guests'
  | 'price'
  | 'products'
  | 'orders'
  | 'cards'
  | 'customer'
  | 'cancellation-policy'
  | 'wifi'
  | 'common-doors'
  | 'unit'
  | 'unit-address'
  | 'unit-category'
  | 'pictures'
  | 'emissions';

/** The full reservation with this slug (R3-12); plain JSON, instants in UTC, gross amounts in major units. */
export interface Stay {
  /** Set for the saved stay, which is shown until the server answers and contains only what the doors need. */
  readonly isFromDevice?: boolean;
  readonly slug: Slug;
  /** Used only in links that leave the app (R3-24). */
  readonly slugWithData: string;
  readonly reservationId: string;
  readonly propertyId: string;
  readonly propertyKeys: readonly AccessKey[];
  readonly propertyUnitId: string | null;
  readonly unitCategoryId: string | null;
  /** Start of the stay by `stayHours`; null if the server sent no readable date, shown as N/A. */
  readonly startDate: Instant | null;
  /** End of the stay by `stayHours`. */
  readonly endDate: Instant | null;
  /** The dates without paid hours; changes of dates start from these. */
  readonly booked: StayHours;
  /** The times of paid early check-ins and late check-outs. */
  readonly paid: StayHours;
  readonly checkInDate: Instant | null;
  /** Set once checked out (R4-05). */
  readonly checkOutDate: Instant | null;
  readonly confirmationNumber: string;
  readonly adultsCount: number;
  readonly childrenCount: number;
  readonly products: readonly Product[];
  readonly orderedProducts: readonly OrderedItem[];
  readonly integrations: Integrations;
  readonly guestCreditCards: readonly CreditCard[];
  readonly reservationCreditCard: CreditCard | null;
  readonly customer: StayCustomer | null;
  readonly unitAddress: UnitAddress | null;
  readonly totalPriceAmount: number | null;
  readonly livingUnit: LivingUnit | null;
  readonly cancellationPolicy: CancellationPolicy;
  readonly status: ReservationStatus;
  readonly isCancelled: boolean;
  readonly state: CheckInState;
  readonly idVerificationState: IdVerificationState;
  /** An invoice voucher pays: no card is needed (R5-49). */
  readonly isPayableByInvoice: boolean;
  /** Parts that were invalid in the response and are empty here. */
  readonly invalidFields: readonly StayField[];
  /** The number of doors that were invalid in the response and are missing from the keys. */
  readonly droppedDoors: number;
}

/** The number of guests: adults plus children (R3-13). */
export const guestsOf = (stay: Pick<Stay, 'adultsCount' | 'childrenCount'>): number =>
  stay.adultsCount + stay.childrenCount;

/** The address of a new booking on the booking site, which takes over the data of this stay (R3-24). */
export const newBookingHref = (bookingSite: string, { slugWithData }: Pick<Stay, 'slugWithData'>): string =>
  `${bookingSite}/?stay=${encodeURIComponent(slugWithData)}`;

/** Whether the customer has a user id of the operator, and so is a member (R3-18). */
export const isMember = ({ customer }: Pick<Stay, 'customer'>): boolean => (customer?.userId ?? null) !== null;

/** The identifier of a stay in links: a non-empty string that is safe as one path segment. */
export type Slug = string & { readonly __brand: 'Slug' };

/** A slug, if the value is a non-empty string (R5-29) that is safe as a path segment. */
export const asSlug = (value: unknown): Slug | undefined =>
  typeof value === 'string' && value.trim() !== '' && isSegment(value) ? (value as Slug) : undefined;

/** '.' and '..' change the path even when encoded; a lone surrogate cannot be encoded. */
const isSegment = (text: string): boolean => text !== '.' && text !== '..' && text.isWellFormed();

/** The slug in the stored current stay, if valid. */
export function slugIn(json: string): Slug | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && 'slug' in value ? asSlug(value.slug) : undefined;
  } catch {
    return undefined;
  }
}

/** Start and end of a stay, both readable. */
export interface StayDates {
  readonly startDate: Instant;
  readonly endDate: Instant;
}

/** Start and end of a stay; null if unreadable. */
export interface StayHours {
  readonly startDate: Instant | null;
  readonly endDate: Instant | null;
}

/** The dates of a booking; both null if the end is before the start. */
export function bookedHours(dto: { readonly startDate: string | null; readonly endDate: string | null }): StayHours {
  const [startDate, endDate] = [parseInstant(dto.startDate), parseInstant(dto.endDate)];
  const isReversed = startDate !== null && endDate !== null && isBefore(endDate, startDate);
  return isReversed ? { startDate: null, endDate: null } : { startDate, endDate };
}

const earlier = (a: Instant, b: Instant): Instant => (isBefore(b, a) ? b : a);
const later = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? b : a);

type Paid = Pick<OrderedItem, 'type' | 'consumptionDate' | 'consumptionEndDate' | 'isPending'>;

/** The earliest time of early check-ins and the latest of late check-outs among `items`, without pending ones. */
export function paidHours(items: readonly Paid[]): StayHours {
  const starts = items.flatMap(({ type, consumptionDate, isPending }) =>
    type === 'early-check-in' && !isPending ? (consumptionDate ?? []) : [],
  );
  const ends = items.flatMap(({ type, consumptionEndDate, isPending }) =>
    type === 'late-check-out' && !isPending ? (consumptionEndDate ?? []) : [],
  );
  return {
    startDate: starts.length === 0 ? null : starts.reduce(earlier),
    endDate: ends.length === 0 ? null : ends.reduce(later),
  };
}

/**
 * When a stay begins and ends: the booked times, or a paid earlier start or later end. The only rule for this (R3-66,
 * R3-103, R4-12).
 */
export const stayHours = (booked: StayHours, paid: StayHours): StayHours => ({
  startDate: booked.startDate && earlier(booked.startDate, paid.startDate ?? booked.startDate),
  endDate: booked.endDate && later(booked.endDate, paid.endDate ?? booked.endDate),
});

/** The ends of a stay that were moved by a paid hour. */
export const paidEnds = ({ startDate, endDate, booked }: StayHours & { readonly booked: StayHours }) => ({
  start: startDate !== booked.startDate,
  end: endDate !== booked.endDate,
});
