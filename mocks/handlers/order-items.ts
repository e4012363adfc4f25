import type { OrderItem, OrderItemInput, Product } from '#api/generated/model/index.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/engine/world.ts';

import { upgradeDrafts } from '#domain/availability/upgrade-draft.ts';
import { upgradeOptionFromDto } from '#domain/availability/upgrade-option.ts';
import { priceLine } from '#domain/order/price.ts';
import { productFromDto } from '#domain/product/product.ts';
import { nightsOf } from '#domain/stay/stay-phase.ts';
import { conflict, invalid } from '#mocks/engine/http-error.ts';

import { scheduledCleanings } from './availability.ts';
import { availabilityId, zoneOfStay } from './lookups.ts';
import { datesOf } from './open-stay.ts';
import { placesOf, sameInstant, slotAt } from './slots.ts';

const taken = (timeslot: string | null | undefined) => conflict('The slot has been taken', { timeslot });

function productOf({ checkIn }: StayRow, id: string): Product {
  const product = (checkIn.services ?? []).flatMap(({ products }) => products).find((each) => each.id === id);
  if (!product) throw invalid('body.orderItems.productId', 'is not a product of this stay');
  if (!product.isOrderable) throw conflict('The product cannot be ordered');
  return product;
}

/** A product with slots is ordered for one of them, and one that is still free. */
function refuseSlot(world: World, row: StayRow, product: Product, input: OrderItemInput): void {
  const isDeparture = product.type === 'late-check-out';
  if (isDeparture || product.type === 'early-check-in') {
    const [field, wanted] = isDeparture
      ? ['consumptionEndDate', input.consumptionEndDate]
      : ['consumptionDate', input.consumptionDate];
    const slot = slotAt(world, row.checkIn.id, product.id, isDeparture ? 'end-date' : 'start-date', wanted);
    if (!slot) throw invalid(`body.orderItems.${field}`, 'is no slot of the product');
    if (!slot.isAvailable) throw taken(slot.timeslot);
  }
  const places = placesOf(world, row, product.id);
  if (places.length === 0) return;
  const place = places.find(({ slot }) => sameInstant(slot.startDate, input.consumptionDate));
  if (!place) throw invalid('body.orderItems.consumptionDate', 'is no slot of the product');
  if (place.left < (input.count ?? 1)) throw taken(place.slot.startDate);
}

/** A reward pays only for what it was given for (R3-80). */
function refuseReward({ customerRewardId }: Product, input: OrderItemInput): void {
  if (input.customerRewardId && input.customerRewardId !== customerRewardId) {
    throw invalid('body.orderItems.customerRewardId', 'does not belong to the product');
  }
}

function upgradePrice(world: World, { checkIn }: StayRow, product: Product, input: OrderItemInput): number {
  const availability = world.db.productAvailabilities.get(availabilityId(checkIn.id, product.id))?.availability;
  const options = availability?.type === 'unit-category-upgrade' ? availability.options : [];
  const drafts = upgradeDrafts(productFromDto(product), options.map(upgradeOptionFromDto));
  const chosen = drafts.find(
    ({ draft }) =>
      draft.propertyUnitCategoryId === input.propertyUnitCategoryId &&
      draft.customerRewardId === (input.customerRewardId ?? null),
  );
  if (!chosen) throw invalid('body.orderItems.propertyUnitCategoryId', 'is no upgrade of this stay');
  const { pricePerNight, nightsCount } = chosen.option;
  const { customerRewardId } = chosen.draft;
  const nightly = { chargeMethod: 'per-time-unit', chargeInterval: 'daily' } as const;
  return priceLine(
    { ...nightly, price: pricePerNight, currency: product.currency, customerRewardId },
    { guests: 1, nights: nightsCount },
  ).total;
}

/** Cleanings of the allowance are free (R9-43). */
function isFreeCleaning(world: World, row: StayRow, product: Product, sameOrder: number): boolean {
  const availability = world.db.productAvailabilities.get(availabilityId(row.checkIn.id, product.id))?.availability;
  if (availability?.type !== 'mid-stay-cleaning') return false;
  return scheduledCleanings(row, availability) + sameOrder < availability.cleaningAllowance;
}

function priceOf(world: World, row: StayRow, product: Product, input: OrderItemInput, sameOrder: number): number {
  if (product.type === 'unit-category-upgrade') return upgradePrice(world, row, product, input);
  refuseReward(product, input);
  if (isFreeCleaning(world, row, product, sameOrder)) return 0;
  const priced = { ...productFromDto(product), customerRewardId: input.customerRewardId ?? null };
  // A breakfast is one item for each guest who has one: its count is in the number of items.
  if (product.type === 'breakfast') return priceLine(priced, { guests: 1, nights: 1 }).total;
  const { adultsCount, childrenCount } = row.checkIn;
  const nights = nightsOf(datesOf(row), zoneOfStay(world, row));
  return priceLine(priced, { guests: adultsCount + childrenCount, nights, count: input.count ?? 1 }).total;
}

/** The items an input orders, priced by the domain's rule; refuses what cannot be had. */
export function orderItemsOf(
  world: World,
  row: StayRow,
  input: OrderItemInput,
  before: readonly OrderItem[],
): OrderItem[] {
  const product = productOf(row, input.productId);
  refuseSlot(world, row, product, input);
  const price = priceOf(world, row, product, input, before.filter(({ productId }) => productId === product.id).length);
  const pieces = product.type === 'breakfast' ? (input.count ?? 1) : 1;
  return Array.from({ length: pieces }, () => ({
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
}
