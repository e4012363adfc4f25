import * as z from 'zod/mini';

import * as wire from '#api/generated/model.ts';

/** How the backend behaves for a stay; `aStay` provides the default behaviour. */
const StayScript = z.object({
  /** The outcome of orders; payment-error applies until a card is added. */
  orders: z.enum(['ordered', 'payment-error', 'other-error', 'stuck-pending', 'null-id', 'unknown-status']),
  /** The lock's answer to a request to open. */
  unlock: z.enum(['opens', 'too-many-attempts', 'fails']),
  /** The result of the identity check, and its delay. */
  identity: z.enum(['approved', 'declined', 'banned']),
  identityDelayMs: z.number(),
  /** Whether cards and date changes are accepted. */
  updates: z.enum(['taken', 'refused']),
  /** Whether another guest takes the slot of the first order just before it. */
  slots: z.enum(['kept', 'taken-meanwhile']),
});

/** A stay with all expansions, the name for its lookup, and its scripted behaviour. */
export const StayRow = z.object({
  slug: z.string(),
  lastName: z.string(),
  checkIn: wire.CheckIn,
  script: StayScript,
  /** The last month of the reservation's card, YYYY-MM; absent for a card that came with the booking. */
  cardGoodTo: z.optional(z.string()),
});

/** An order, the time of its decision, and its outcome. */
export const OrderRow = z.object({
  id: z.string(),
  slug: z.string(),
  outcome: z.enum(['ordered', 'payment-error', 'other-error', 'stay-over', 'stuck-pending', 'unknown-status']),
  decidedAt: z.string(),
  isDecided: z.boolean(),
  /** The input as ordered, because items of the stay do not contain the reward. */
  inputs: z.array(wire.OrderItemInput),
  items: z.array(wire.OrderItem),
});

/** A submitted identity check. Its result becomes part of the stay when the world's clock reaches `decidedAt`. */
export const IdentityRow = z.object({
  slug: z.string(),
  result: z.enum(['approved', 'declined', 'banned']),
  decidedAt: z.string(),
  isDelivered: z.boolean(),
});

/** A request to open a door. */
export const AccessRequestRow = z.object({
  id: z.string(),
  slug: z.string(),
  propertyKeyId: z.string(),
  at: z.string(),
});

/** How the backend behaves for a member. */
const CustomerScript = z.object({
  /** Statuses of refused account calls, by operation. */
  refuses: z.record(z.string(), z.number()),
  /** The lifetime of a login, if it differs from the default. */
  loginMs: z.optional(z.number()),
  /** The code that is sent on a repeated request, if it differs from the usual one. */
  resentOtp: z.optional(z.string()),
});

/** A member with the account, the e-mail addresses that log in to it, the stays, and the scripted behaviour. */
export const CustomerRow = z.object({
  id: z.string(),
  logins: z.array(z.string()),
  customer: wire.Customer,
  statistics: wire.CustomerStatistics,
  rewards: z.array(wire.Reward),
  slugs: z.array(z.string()),
  script: CustomerScript,
});

/** The login in progress of an e-mail address. */
export const ChallengeRow = z.object({
  email: z.string(),
  idempotencyKey: z.string(),
  /** null once it has been used. */
  otp: z.nullable(z.string()),
  expiresAt: z.string(),
  wrongCodes: z.number(),
  /** When codes were sent within the last minutes. */
  sentAt: z.array(z.string()),
});

/** A custom product of a property. */
export const CustomProductRow = z.object({ id: z.string(), propertyId: z.string(), product: wire.CustomProduct });

/** A guest's request for a custom product. */
export const CustomOrderRow = z.object({ id: z.string(), productId: z.string(), reservationId: z.string() });

/** Date slots of one reservation. */
export const DateSlotsRow = z.object({ reservationId: z.string(), slots: z.array(wire.DateChangeSlot) });

/** Availability of one product for one reservation. */
export const ProductAvailabilityRow = z.object({
  id: z.string(),
  reservationId: z.string(),
  availability: wire.ProductAvailability,
});

/** Rates of one unit category. */
export const RatesRow = z.object({ unitCategoryId: z.string(), offers: z.array(wire.RateOffer) });
