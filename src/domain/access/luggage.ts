import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { isBefore } from '#lib/time.ts';

import { doorsOf, isPaymentDue } from './doors.ts';
import { keyReadiness } from './access-key.ts';

/**
 * How a guest who arrives early gets access to the luggage room (R4-54, R4-55). Keys are withheld while a payment is
 * due (R4-49).
 */
export type LuggageAccess = 'door-code-after-id-check' | 'digital-keys-on-arrival-day' | 'digital-keys-after-payment';

type Situation = Pick<
  Stay,
  'startDate' | 'checkOutDate' | 'state' | 'propertyKeys' | 'idVerificationState' | 'isCancelled'
>;

/**
 * The luggage text at `now`: depends on the check-in method (R4-65); shown until check-in time or until the luggage
 * door opens.
 */
export function luggageBeforeArrival(
  stay: Situation,
  checkInMethod: Property['checkInMethod'],
  now: Instant,
): LuggageAccess | null {
  const { startDate, checkOutDate, isCancelled } = stay;
  if (startDate === null || checkOutDate !== null || isCancelled || !isBefore(now, startDate)) return null;
  const isOpen = doorsOf(stay).some(
    (key) => key.type === 'luggage-room' && keyReadiness(key, now, stay.state).state === 'ready',
  );
  if (isOpen || stay.idVerificationState === 'banned') return null;
  if (checkInMethod === 'front-desk') return 'door-code-after-id-check';
  return isPaymentDue(stay, now) ? 'digital-keys-after-payment' : 'digital-keys-on-arrival-day';
}

/** When the luggage room opens for the guest, by the time of its key; null where the server does not say. */
export function luggageRoomFrom(stay: Situation, now: Instant): Instant | null {
  const door = doorsOf(stay).find(({ type }) => type === 'luggage-room');
  const readiness = door && keyReadiness(door, now, stay.state);
  return readiness && 'at' in readiness && readiness.state !== 'expired' ? readiness.at : null;
}
