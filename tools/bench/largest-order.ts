import type { Timeslot } from '#api/generated/model.ts';

import { createBackend } from '#mocks/backend.ts';

const SLUG = 'cleaning-allowance-used-up';
/** The most items that the contract allows in an order. */
const MOST_ITEMS = 50;

/** The longest that one order keeps others waiting: with all items the contract allows, each with a slot. */
export async function largestOrder(): Promise<void> {
  const backend = await createBackend();
  const row = backend.db.productAvailabilities.get(`res-${SLUG}/prod-cleaning`)?.availability;
  const slots: readonly Timeslot[] = row?.type === 'mid-stay-cleaning' ? row.timeslots : [];
  const cleanings = slots.filter(({ isAvailable }) => isAvailable).slice(0, MOST_ITEMS);
  const orderItems = cleanings.map(({ startDate, endDate }) => ({
    productId: 'prod-cleaning',
    consumptionDate: startDate,
    consumptionEndDate: endDate,
  }));
  const body = JSON.stringify({ orderItems });
  const start = performance.now();
  await backend.handle(new Request(`http://localhost/api/check-in/${SLUG}`, { method: 'PATCH', body }));
  const took = performance.now() - start;
  console.log(
    `\nThe largest order, ${orderItems.length} cleanings, is placed in ${took.toFixed(0)} ms (aim below 100)`,
  );
}
