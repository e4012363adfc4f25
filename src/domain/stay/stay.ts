import type { AccessKey } from '#domain/access/access-key.ts';
import type { Integrations } from '#domain/access/integrations.ts';
import type { CreditCard } from '#domain/card/credit-card.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Product } from '#domain/product/product.ts';
import type { LivingUnit } from '#domain/unit/living-unit.ts';
import type { UnitAddress } from '#domain/unit/address.ts';
import type { Instant } from '#lib/time.ts';

import type { CheckInState, IdVerificationState } from '../check-in/check-in.ts';
import type { Slug } from './slug.ts';
import type { StayHours } from './stay-hours.ts';

export const RESERVATION_STATUSES = ['confirmed', 'canceled'] as const;

/** A reservation's status; the server's 'started' is confirmed (R3-27), any other value unknown (R4-03). */
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number] | 'unknown';

/** The guest the reservation is for. */
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

/** On which terms the stay can be cancelled; without data nothing may be promised (R3-40). */
export interface CancellationPolicy {
  readonly hasData: boolean;
  readonly isFreeCancellationAvailable: boolean;
  /** Booked via a travel agency: cancelled on the agency's site (R4-78). */
  readonly isOta: boolean;
  readonly freeCancellationEndDate: Instant | null;
}

/** What may be invalid in an otherwise valid response; the section that shows it says so. */
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

/** The full reservation behind one slug (R3-12); plain JSON, instants in UTC, money in major units, gross. */
export interface Stay {
  readonly slug: Slug;
  /** Only for links that leave the app (R3-24). */
  readonly slugWithData: string;
  readonly reservationId: string;
  readonly propertyId: string;
  readonly propertyKeys: readonly AccessKey[];
  readonly propertyUnitId: string | null;
  readonly unitCategoryId: string | null;
  /** When the stay begins, by `stayHours`; null when the server sent no readable date: shown as N/A. */
  readonly startDate: Instant | null;
  /** When the stay ends, by `stayHours`. */
  readonly endDate: Instant | null;
  /** The dates without paid hours: what a change of times moves. */
  readonly booked: StayHours;
  /** The hours of paid early check-ins and late check-outs. */
  readonly paid: StayHours;
  readonly checkInDate: Instant | null;
  /** Set means checked out (R4-05). */
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
  /** An invoice-payment voucher pays: no card needed (R5-49). */
  readonly isPayableByInvoice: boolean;
  /** What was invalid in the response; these values are empty here. */
  readonly invalidFields: readonly StayField[];
  /** How many doors were invalid in the response: they are not among the keys. */
  readonly droppedDoors: number;
}

/** Guests are adults and children together (R3-13). */
export const guestsOf = (stay: Pick<Stay, 'adultsCount' | 'childrenCount'>): number =>
  stay.adultsCount + stay.childrenCount;

/** A member has a user id of the operator (R3-18). */
export const isMember = ({ customer }: Pick<Stay, 'customer'>): boolean => (customer?.userId ?? null) !== null;
