import type { OrderItem } from '#api/generated/model.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/world.ts';

import { countedItemsFromDto } from '#domain/order/ordered-item.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import { parseInstant } from '#lib/time.ts';

const isExtensionRequest = ({ type }: Pick<OrderItem, 'type'>): boolean => type === 'reservation-extension-request';

/**
 * What the orders of a stay hold, pending ones included: slots, pieces, rewards, the upgrade and an open request.
 * An order that fails holds nothing, so it gives everything back.
 */
export class Holdings {
  readonly #pieces = new Map<string, number>();
  readonly #places = new Map<string, number>();
  readonly #rewards = new Set<string>();
  #hasUpgrade = false;
  #hasOpenRequest = false;

  /** Adds items, and the rewards that pay for them. */
  add(items: readonly OrderItem[], rewards: readonly (string | null | undefined)[] = []): void {
    for (const item of countedItemsFromDto(items)) this.#addItem(item);
    for (const reward of rewards) if (typeof reward === 'string') this.#rewards.add(reward);
    this.#hasOpenRequest ||= items.some((item) => isExtensionRequest(item) && item.status === 'pending');
  }

  #addItem({ productId, type, consumptionDate, consumptionEndDate }: OrderedItem): void {
    const increase = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    increase(this.#pieces, productId);
    increase(this.#places, `${productId} from ${consumptionDate}`);
    increase(this.#places, `${productId} to ${consumptionEndDate}`);
    this.#hasUpgrade ||= type === 'unit-category-upgrade';
  }

  /** How many items there are of a product. */
  piecesOf(productId: string): number {
    return this.#pieces.get(productId) ?? 0;
  }

  /** How many items of a product begin (`from`) or end (`to`) at this time. */
  placesAt(productId: string, end: 'from' | 'to', moment: string): number {
    return this.#places.get(`${productId} ${end} ${parseInstant(moment)}`) ?? 0;
  }

  hasReward(id: string): boolean {
    return this.#rewards.has(id);
  }

  get hasUpgrade(): boolean {
    return this.#hasUpgrade;
  }

  get hasOpenRequest(): boolean {
    return this.#hasOpenRequest;
  }
}

/** What the orders of a stay hold now. */
export function holdingsOf(world: World, { slug, checkIn }: StayRow): Holdings {
  const holdings = new Holdings();
  holdings.add(checkIn.orderItems ?? []);
  for (const order of world.db.orders.findMany({ slug })) {
    const rewards = order.inputs.map(({ customerRewardId }) => customerRewardId);
    if (!order.isDecided) holdings.add(order.items, rewards);
    // The items of an order that went through are the stay's already.
    else if (order.outcome === 'ordered') holdings.add([], rewards);
  }
  return holdings;
}
