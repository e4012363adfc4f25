import * as z from 'zod/mini';

import * as wire from '#api/generated/model.ts';

/** What a stay's scenario makes the backend do; `aStay` fills in the everyday behaviour. */
const StayScript = z.object({
  /** How an order of this stay ends; payment-error lasts until a card is added. */
  orders: z.enum(['ordered', 'payment-error', 'other-error', 'stuck-pending', 'null-id', 'unknown-status']),
  /** What the lock answers to a request to open. */
  unlock: z.enum(['opens', 'too-many-attempts', 'fails']),
  /** What the identity provider finds, and after how many milliseconds. */
  identity: z.enum(['approved', 'declined', 'banned']),
  identityDelayMs: z.number(),
  /** Whether a card or a date change is taken. */
  updates: z.enum(['taken', 'refused']),
  /** Whether another guest takes the slot of the first order just before it. */
  slots: z.enum(['kept', 'taken-meanwhile']),
});

/** One stay with all expansions, the name its look-up asks for, and its script. */
export const StayRow = z.object({
  slug: z.string(),
  lastName: z.string(),
  checkIn: wire.CheckIn,
  script: StayScript,
  /** The last month of the reservation's card, YYYY-MM; absent for a card that came with the booking. */
  cardGoodTo: z.optional(z.string()),
});

/** An order, when it is decided by the world's clock, and what becomes of it. */
export const OrderRow = z.object({
  id: z.string(),
  slug: z.string(),
  outcome: z.enum(['ordered', 'payment-error', 'other-error', 'stay-over', 'stuck-pending', 'unknown-status']),
  decidedAt: z.string(),
  isDecided: z.boolean(),
  /** As it was ordered: items of the stay do not name the reward that pays. */
  inputs: z.array(wire.OrderItemInput),
  items: z.array(wire.OrderItem),
});

/** An identity check handed in, decided when the world's clock reaches `decidedAt`; then the stay has it. */
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

/** What a member's scenario makes the backend do. */
const CustomerScript = z.object({
  /** Calls of the account that are refused, by operation, with the status. */
  refuses: z.record(z.string(), z.number()),
  /** How long a login lasts, when not as long as usual. */
  loginMs: z.optional(z.number()),
  /** The code that is sent when one is asked for again, when not the same as ever. */
  resentOtp: z.optional(z.string()),
});

/** A member with everything about the account: the addresses that log in to it, the member's stays, and its script. */
export const CustomerRow = z.object({
  id: z.string(),
  logins: z.array(z.string()),
  customer: wire.Customer,
  statistics: wire.CustomerStatistics,
  rewards: z.array(wire.Reward),
  slugs: z.array(z.string()),
  script: CustomerScript,
});

/** The running login of an e-mail address. */
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

/** What a property offers beside its own products. */
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
