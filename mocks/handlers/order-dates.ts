import type { OrderItemInput, Product } from '#api/generated/model.ts';
import { isBefore, localDay, parseInstant } from '#lib/time.ts';
import type { StayRow } from '#mocks/db/database.ts';
import { invalid } from '#mocks/engine/http.ts';
import type { World } from '#mocks/world.ts';

import type { Holdings } from './holdings.ts';
import { zoneOfStay } from './lookups.ts';
import { conflict } from './refusals.ts';
import { dateSlotsOf, hasPlaces, placesOf, sameInstant, slotAt } from './slots.ts';

const field = (name: 'consumptionDate' | 'consumptionEndDate'): string => `body.orderItems.${name}`;

const taken = (timeslot: string, isOwn: boolean) =>
  conflict('slot-taken', 'The slot has been taken', { timeslot, isOwn });

const isOver = (world: World, text: string): boolean => {
  const instant = parseInstant(text);
  return instant !== null && isBefore(instant, world.clock.now());
};

/** Refuses an early check-in or a late check-out for a time that is not one of its slots. */
function refuseDateSlot(
  world: World,
  row: StayRow,
  { id, type }: Product,
  input: OrderItemInput,
  holdings: Holdings,
): void {
  const [name, end] =
    type === 'late-check-out'
      ? (['consumptionEndDate', 'end-date'] as const)
      : (['consumptionDate', 'start-date'] as const);
  const slot = slotAt(dateSlotsOf(world, row, holdings), id, end, input[name]);
  if (!slot) throw invalid(field(name), 'is not a slot of the product');
  if (isOver(world, slot.timeslot)) throw invalid(field(name), 'is over');
  if (!slot.isAvailable)
    throw taken(slot.timeslot, holdings.placesAt(id, end === 'end-date' ? 'to' : 'from', slot.timeslot) > 0);
}

/** Refuses a cleaning or a breakfast for a time that is not one of its slots, or has no places left. */
function refusePlace(world: World, row: StayRow, { id }: Product, input: OrderItemInput, holdings: Holdings): void {
  const place = placesOf(world, row, id, holdings).find(({ slot }) =>
    sameInstant(slot.startDate, input.consumptionDate),
  );
  if (!place) throw invalid(field('consumptionDate'), 'is not a slot of the product');
  if (input.consumptionEndDate && !sameInstant(place.slot.endDate, input.consumptionEndDate)) {
    throw invalid(field('consumptionEndDate'), 'is not the end of the slot');
  }
  if (isOver(world, place.slot.endDate)) throw invalid(field('consumptionDate'), 'is over');
  if (place.left < (input.count ?? 1)) throw taken(place.slot.startDate, place.own >= place.places);
}

/** Refuses a request for more nights that do not begin on the day of departure, or while another is open (R4-88). */
function refuseExtension(world: World, row: StayRow, input: OrderItemInput, holdings: Holdings): void {
  const zone = zoneOfStay(world, row);
  const dayOf = (text: string | null | undefined) => {
    const instant = parseInstant(text);
    return instant === null ? null : localDay(instant, zone);
  };
  const departure = dayOf(row.checkIn.endDate);
  const [from, to] = [dayOf(input.consumptionDate), dayOf(input.consumptionEndDate)];
  if (departure === null || from !== departure) throw invalid(field('consumptionDate'), 'must be the departure');
  if (to !== null && to <= departure) throw invalid(field('consumptionEndDate'), 'must be after the departure');
  if (holdings.hasOpenRequest) throw conflict('request-pending', 'A request for more nights is pending');
}

/** Refuses any other product on days outside the stay; accepts every day if the stay's dates cannot be read. */
function refuseOutside(world: World, row: StayRow, input: OrderItemInput): void {
  const zone = zoneOfStay(world, row);
  const [start, end] = [parseInstant(row.checkIn.startDate), parseInstant(row.checkIn.endDate)];
  const [from, to] = [parseInstant(input.consumptionDate), parseInstant(input.consumptionEndDate)];
  if (from !== null && to !== null && isBefore(to, from)) {
    throw invalid(field('consumptionEndDate'), 'must not be before consumptionDate');
  }
  if (start === null || end === null) return;
  const [first, last] = [localDay(start, zone), localDay(end, zone)];
  for (const name of ['consumptionDate', 'consumptionEndDate'] as const) {
    const instant = parseInstant(input[name]);
    if (instant === null) continue;
    const day = localDay(instant, zone);
    if (day < first || day > last) throw invalid(field(name), 'is not within the stay');
  }
}

/** Refuses an order for a time at which the product is not available: 400 for a wrong time, 409 for a taken one. */
export function refuseWrongDates(
  world: World,
  row: StayRow,
  product: Product,
  input: OrderItemInput,
  holdings: Holdings,
): void {
  if (product.type === 'late-check-out' || product.type === 'early-check-in') {
    return refuseDateSlot(world, row, product, input, holdings);
  }
  if (product.type === 'reservation-extension-request') return refuseExtension(world, row, input, holdings);
  return hasPlaces(world, row, product.id)
    ? refusePlace(world, row, product, input, holdings)
    : refuseOutside(world, row, input);
}
