import type { StayCustomer } from '#domain/stay/stay.ts';
import type { MessengerFacts } from '#lib/messenger/messenger.ts';
import type { Instant } from '#lib/time.ts';

import { toMs } from '#lib/time.ts';

type Person = Pick<
  StayCustomer,
  'email' | 'firstName' | 'lastName' | 'externalUserId' | 'userId' | 'intercomVerificationHash'
>;

/** The chatting guest and the property; unknown values are empty. */
export interface ChatGuest {
  readonly email: string;
  readonly name: string;
  readonly userId: string;
  readonly userHash: string;
  readonly city: string;
  readonly propertyName: string;
}

const filled = (text: string | null | undefined): string => text?.trim() ?? '';

/**
 * The guest of the account, else of the reservation. Never mixes both, as the identity hash belongs to one user
 * (R7-99).
 */
export function chatGuest(
  account: Person | null,
  customer: Person | null,
  property: { readonly city: string; readonly name: string },
): ChatGuest {
  const person = account ?? customer;
  return {
    email: filled(person?.email),
    name: `${filled(person?.firstName)} ${filled(person?.lastName)}`.trim(),
    userId: filled(person?.externalUserId) || filled(person?.userId),
    userHash: filled(person?.intercomVerificationHash),
    city: filled(property.city),
    propertyName: filled(property.name),
  };
}

/** Whether a conversation may continue: on a shared phone, the next guest must not read it (R7-99). */
export const isSameGuest = (one: ChatGuest, other: ChatGuest): boolean =>
  one.userId === other.userId && one.email === other.email;

/** The data for the messenger, without empty values; `bootedAt` is its start (R7-84, R7-99). */
export const messengerFacts = (guest: ChatGuest, bootedAt: Instant): MessengerFacts => ({
  created_at: Math.floor(toMs(bootedAt) / 1000),
  source: 'Messenger',
  ...(guest.email !== '' && { email: guest.email }),
  ...(guest.name !== '' && { name: guest.name }),
  ...(guest.userId !== '' && { user_id: guest.userId }),
  ...(guest.userHash !== '' && { user_hash: guest.userHash }),
  ...(guest.city !== '' && { property_city: guest.city }),
  ...(guest.propertyName !== '' && { property_name: guest.propertyName }),
});
