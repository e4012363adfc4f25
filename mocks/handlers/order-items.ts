import type { OrderItem, OrderItemInput, Product } from '#api/generated/model.ts';
import { upgradeDrafts, upgradeOptionFromDto } from '#domain/availability/availability.ts';
import { nightsOfOrder } from '#domain/order/draft.ts';
import { priceLine } from '#domain/order/price.ts';
import { productFromDto } from '#domain/product/product.ts';
import { parseInstant } from '#lib/time.ts';
import type { StayRow } from '#mocks/db/database.ts';
import { invalid } from '#mocks/engine/http.ts';
import type { World } from '#mocks/world.ts';

import type { Holdings } from './holdings.ts';
import { availabilityId, zoneOfStay } from './lookups.ts';
import { datesOf } from './open-stay.ts';
import { refuseWrongDates } from './order-dates.ts';
import { conflict } from './refusals.ts';

function productOf({ checkIn }: StayRow, id: string): Product {
  const product = (checkIn.services ?? []).flatMap(({ products }) => products).find((each) => each.id === id);
  if (!product) throw invalid('body.orderItems.productId', 'is not a product of this stay');
  if (!product.isOrderable) throw conflict('not-orderable', 'The product cannot be ordered');
  return product;
}

/** Refuses a reward that does not belong to the product (R3-80) or has been used. */
function refuseReward(rewards: readonly (string | null)[], { customerRewardId }: OrderItemInput, holdings: Holdings) {
  if (!customerRewardId) return;
  if (!rewards.includes(customerRewardId)) {
    throw invalid('body.orderItems.customerRewardId', 'does not belong to the product');
  }
  if (holdings.hasReward(customerRewardId)) throw conflict('reward-used', 'The reward has been used');
}

/** The price of an upgrade; a stay can have only one. */
function upgradePrice(world: World, row: StayRow, product: Product, input: OrderItemInput, holdings: Holdings): number {
  const availability = world.db.productAvailabilities.get(availabilityId(row.checkIn.id, product.id))?.availability;
  const options = availability?.type === 'unit-category-upgrade' ? availability.options : [];
  const drafts = upgradeDrafts(productFromDto(product), options.map(upgradeOptionFromDto));
  const chosen = drafts.find(
    ({ draft }) =>
      draft.propertyUnitCategoryId === input.propertyUnitCategoryId &&
      draft.customerRewardId === (input.customerRewardId ?? null),
  );
  if (!chosen) throw invalid('body.orderItems.propertyUnitCategoryId', 'is not an upgrade for this stay');
  if (holdings.hasUpgrade) throw conflict('already-ordered', 'The stay has an upgrade already');
  const { pricePerNight, nightsCount } = chosen.option;
  const { customerRewardId } = chosen.draft;
  refuseReward([customerRewardId], input, holdings);
  const nightly = { chargeMethod: 'per-time-unit', chargeInterval: 'daily' } as const;
  return priceLine(
    { ...nightly, price: pricePerNight, currency: product.currency, customerRewardId },
    { guests: 1, nights: nightsCount },
  ).total;
}

/** Cleanings of the allowance are free (R9-43). */
function isFreeCleaning(world: World, { checkIn }: StayRow, product: Product, holdings: Holdings): boolean {
  const availability = world.db.productAvailabilities.get(availabilityId(checkIn.id, product.id))?.availability;
  if (availability?.type !== 'mid-stay-cleaning') return false;
  return availability.scheduledCleaningsCount + holdings.piecesOf(product.id) < availability.cleaningAllowance;
}

function priceOf(world: World, row: StayRow, product: Product, input: OrderItemInput, holdings: Holdings): number {
  if (product.type === 'unit-category-upgrade') return upgradePrice(world, row, product, input, holdings);
  refuseReward([product.customerRewardId], input, holdings);
  if (isFreeCleaning(world, row, product, holdings)) return 0;
  const priced = { ...productFromDto(product), customerRewardId: input.customerRewardId ?? null };
  // A breakfast is one item for each guest who has one: its count is in the number of items.
  if (product.type === 'breakfast') return priceLine(priced, { guests: 1, nights: 1 }).total;
  const { adultsCount, childrenCount } = row.checkIn;
  const dates = {
    consumptionDate: parseInstant(input.consumptionDate),
    consumptionEndDate: parseInstant(input.consumptionEndDate),
  };
  const nights = nightsOfOrder(dates, datesOf(row), zoneOfStay(world, row));
  return priceLine(priced, { guests: adultsCount + childrenCount, nights, count: input.count ?? 1 }).total;
}

/**
 * The items of one input, priced by the domain's rule. Refuses what `holdings` leave no room for, and adds the items to
 * them.
 */
export function orderItemsOf(world: World, row: StayRow, input: OrderItemInput, holdings: Holdings): OrderItem[] {
  const product = productOf(row, input.productId);
  refuseWrongDates(world, row, product, input, holdings);
  const price = priceOf(world, row, product, input, holdings);
  const pieces = product.type === 'breakfast' ? (input.count ?? 1) : 1;
  const items = Array.from({ length: pieces }, () => ({
    id: world.nextId('item'),
    productId: product.id,
    type: product.type,
    // The team answers a request for more nights; until then it is only asked for (R4-81).
    status: product.type === 'reservation-extension-request' ? 'pending' : 'confirmed',
    consumptionDate: input.consumptionDate ?? null,
    consumptionEndDate: input.consumptionEndDate ?? null,
    price,
    currencyCode: product.currency,
    chargeInterval: product.chargeInterval,
  }));
  holdings.add(items, [input.customerRewardId]);
  return items;
}
