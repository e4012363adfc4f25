import type { CheckIn } from '#api/generated/model.ts';
import { countedItemsFromDto } from '#domain/order/ordered-item.ts';
import { bookedHours, paidHours, stayHours } from '#domain/stay/stay.ts';
import type { StayHours } from '#domain/stay/stay.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import type { StayPhase } from '#domain/stay/stay-phase.ts';
import { parseInstant } from '#lib/time.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/world.ts';

import { zoneOfStay } from './lookups.ts';
import { conflict } from './refusals.ts';
import type { ConflictReason } from './refusals.ts';

const OVER: Partial<Record<StayPhase, readonly [reason: ConflictReason, message: string]>> = {
  cancelled: ['stay-canceled', 'The stay has been canceled'],
  'checked-out': ['stay-checked-out', 'The guest has checked out'],
  expired: ['stay-ended', 'The stay has ended'],
};

/** When a stay begins and ends, by the domain's rule. */
export const hoursOf = ({ orderItems, ...dates }: Pick<CheckIn, 'startDate' | 'endDate' | 'orderItems'>): StayHours =>
  stayHours(bookedHours(dates), paidHours(countedItemsFromDto(orderItems ?? [])));

/** The data of a row that the domain's rules need. */
export const datesOf = ({ checkIn }: StayRow) => ({
  ...hoursOf(checkIn),
  checkOutDate: parseInstant(checkIn.checkOutDate),
  isCancelled: checkIn.status === 'canceled',
});

/** The reason and message of the conflict if a stay is over at `now`; else undefined. */
export const reasonOver = (world: World, row: StayRow, now = world.clock.now()) =>
  OVER[stayPhase(datesOf(row), now, zoneOfStay(world, row))];

/** Refuses a change to a stay that is over (contract, 409). A card may still be added, unless the stay is cancelled. */
export function refuseOver(world: World, row: StayRow, isCard = false): void {
  const [reason, message] = reasonOver(world, row) ?? [];
  if (reason === undefined || message === undefined) return;
  if (!isCard || reason === 'stay-canceled') throw conflict(reason, message);
}
