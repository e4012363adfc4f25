import type { CheckInUpdateResult, CreditCard, CreditCardInput } from '#api/generated/model.ts';
import { localDay } from '#lib/time.ts';
import type { StayRow } from '#mocks/db/database.ts';
import { HttpError, invalid } from '#mocks/engine/http.ts';
import type { World } from '#mocks/world.ts';

import { zoneOfStay } from './lookups.ts';

/** Adds cards; the last becomes the reservation's, unpaid keys open up and the next order is paid. */
export async function addCards(
  world: World,
  row: StayRow,
  inputs: readonly CreditCardInput[],
): Promise<CheckInUpdateResult> {
  const month = localDay(world.clock.now(), zoneOfStay(world, row)).slice(0, 7);
  for (const [index, { expirationDate }] of inputs.entries()) {
    if (expirationDate < month) throw invalid(`body.creditCards.${index}.expirationDate`, 'is over');
  }
  if (row.script.updates === 'refused') throw new HttpError('INTERNAL_ERROR', 'The card was not accepted');
  const added = inputs.map((input): CreditCard => ({
    id: world.nextId('card'),
    numberMasked: input.numberMasked,
    cardHolderName: input.name,
    createdAt: world.clock.now(),
    transactionId: input.transactionId,
    format: 'physical',
    state: 'enabled',
    type: input.type,
    authorizationState: 'authorized',
  }));
  const { checkIn } = await world.db.stays.update(row.slug, (stay) => ({
    ...stay,
    cardGoodTo: inputs.at(-1)?.expirationDate,
    checkIn: {
      ...stay.checkIn,
      creditCards: [...(stay.checkIn.creditCards ?? []), ...added],
      creditCard: added.at(-1) ?? null,
      ...(stay.checkIn.propertyKeys
        ? {
            propertyKeys: stay.checkIn.propertyKeys.map((key) =>
              key.error?.code === 'NOT_PAID' ? { ...key, error: null } : key,
            ),
          }
        : {}),
    },
    script: stay.script.orders === 'payment-error' ? { ...stay.script, orders: 'ordered' } : stay.script,
  }));
  return { creditCards: checkIn.creditCards ?? [], creditCard: checkIn.creditCard ?? null };
}
