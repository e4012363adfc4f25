import type { CheckInUpdateResult, OrderItem, OrderItemInput } from '#api/generated/model.ts';
import type { OrderRow, StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/world.ts';

import { creditCardFromDto, isRefused } from '#domain/card/credit-card.ts';
import { localDay, shift } from '#lib/time.ts';

import { holdingsOf } from './holdings.ts';
import { zoneOfStay } from './lookups.ts';
import { orderItemsOf } from './order-items.ts';
import { takeSlotsMeanwhile } from './slots-taken-meanwhile.ts';

/** A card pays unless the bank refuses it or its last month is over. */
function hasCardThatPays(world: World, row: StayRow): boolean {
  const { creditCard } = row.checkIn;
  if (!creditCard || isRefused(creditCardFromDto(creditCard))) return false;
  return (row.cardGoodTo ?? '9999-12') >= localDay(world.clock.now(), zoneOfStay(world, row)).slice(0, 7);
}

/** Without a card that pays or an invoice nothing with a price can be paid (R4-33). */
function outcomeOf(world: World, row: StayRow, items: readonly OrderItem[]): OrderRow['outcome'] | 'null-id' {
  const { checkIn, script } = row;
  const costs = items.some(({ price }) => price > 0);
  const canPay = checkIn.voucher?.type === 'invoice-payment' || hasCardThatPays(world, row);
  return script.orders === 'ordered' && costs && !canPay ? 'payment-error' : script.orders;
}

/** How long an order is pending: shorter than two polls of the app, so that a tester sees both answers. */
const PENDING_MS = 1_500;

/** Takes an order, which reserves its items from now on; the guest polls GET /orders/{id} until it is decided. */
export async function placeOrder(
  world: World,
  row: StayRow,
  inputs: readonly OrderItemInput[],
): Promise<CheckInUpdateResult> {
  if (row.script.slots === 'taken-meanwhile') await takeSlotsMeanwhile(world, row, inputs);
  const holdings = holdingsOf(world, row);
  const items = inputs.flatMap((input) => orderItemsOf(world, row, input, holdings));
  const outcome = outcomeOf(world, row, items);
  if (outcome === 'null-id') return { orderId: null };
  const id = world.nextId('order');
  const decidedAt = shift(world.clock.now(), PENDING_MS);
  await world.db.orders.insert({
    id,
    slug: row.slug,
    outcome,
    decidedAt,
    isDecided: false,
    inputs: [...inputs],
    items,
  });
  return { orderId: id };
}
