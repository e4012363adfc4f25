import type { CheckInUpdateResult } from '#api/generated/model.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { Call, World } from '#mocks/world.ts';

import { addCards } from './add-cards.ts';
import { cancel, changeDates, checkOut } from './change-stay.ts';
import { handInGuestDetails } from './guest-details.ts';
import { stayOf } from './lookups.ts';
import { refuseOver } from './open-stay.ts';
import { placeOrder } from './place-order.ts';

type Body = Call<'updateCheckIn'>['body'];

const variant = (world: World, row: StayRow, body: Body): Promise<CheckInUpdateResult> => {
  if ('orderItems' in body) return placeOrder(world, row, body.orderItems);
  if ('creditCards' in body) return addCards(world, row, body.creditCards);
  if ('startDate' in body) return changeDates(world, row, body);
  if ('checkOutDone' in body) return checkOut(world, row);
  if ('status' in body) return cancel(world, row);
  return handInGuestDetails(world, row, body.guestDetails);
};

/** PATCH /check-in/{slug}: exactly one of the contract's six changes. */
export async function updateCheckIn({
  world,
  params: { slug },
  body,
}: Call<'updateCheckIn'>): Promise<CheckInUpdateResult> {
  const row = stayOf(world, slug);
  refuseOver(world, row, 'creditCards' in body);
  return variant(world, row, body);
}
