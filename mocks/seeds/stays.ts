import type {
  CheckIn,
  DateChangeSlot,
  Property,
  ProductAvailability,
  UnitCategory,
} from '#api/generated/model/index.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import type { Database, StayRow } from '#mocks/db/database.ts';

import { availabilityId } from '#mocks/handlers/lookups.ts';

import { aCategory, baseCheckIn, requiredOnly } from './check-ins.ts';
import { aProperty } from './properties.ts';
import type { HouseCode } from './properties.ts';
import { at, zoneOf } from './seed-context.ts';
import type { SeedContext } from './seed-context.ts';
import { breakfastSlots, cleaningSlots, everydaySlots, UPGRADE_CATEGORY_ID, upgradeOptions } from './slots.ts';
import type { Zoned } from './slots.ts';

/** The moment a world begins, as a property sees it. */
export interface Moment {
  readonly now: Instant;
  readonly zone: ZoneId;
}

/** How a stay differs from the everyday one: Helsinki, in 5 days, 3 nights, all done, card on file. */
export interface StaySeed {
  readonly slug: string;
  readonly house?: HouseCode;
  /** The house itself, when a scenario is about it; it then is a house of its own. */
  readonly property?: Partial<Property>;
  /** Days from the property's today to arrival; negative for a stay under way. */
  readonly startsIn?: number;
  readonly nights?: number;
  /** Changes to the reservation; `on` makes instants in property time, days counted from today. */
  readonly checkIn?: (on: Zoned, base: CheckIn, moment: Moment) => Partial<CheckIn>;
  /** Only the members that the contract requires. */
  readonly requiredOnly?: boolean;
  readonly category?: Partial<UnitCategory>;
  readonly script?: Partial<StayRow['script']>;
  /** Date slots; without them the everyday early check-in and late check-out ones. */
  readonly slots?: (on: Zoned) => DateChangeSlot[];
}

const ARRIVAL = '15:00';
const DEPARTURE = '11:00';

export const EVERYDAY_SCRIPT: StayRow['script'] = {
  orders: 'ordered',
  unlock: 'opens',
  identity: 'approved',
  identityDelayMs: 0,
  updates: 'taken',
};

async function seedAvailabilities(
  db: Database,
  reservationId: string,
  all: readonly ProductAvailability[],
): Promise<void> {
  for (const availability of all) {
    const id = availabilityId(reservationId, availability.productId);
    await db.productAvailabilities.insert({ id, reservationId, availability });
  }
}

async function seedProperty(db: Database, seed: StaySeed): Promise<Property> {
  const house = aProperty(seed.house ?? 'helsinki-kas40');
  const property = seed.property ? { ...house, id: `${house.id}-${seed.slug}`, ...seed.property } : house;
  return db.properties.get(property.id) ?? db.properties.insert(property);
}

/** Puts one stay, its house and what can be had for it into the world. */
export async function seedStay(context: SeedContext, seed: StaySeed): Promise<StayRow> {
  const { db, now } = context;
  const { slug, startsIn = 5, nights = 3 } = seed;
  const property = await seedProperty(db, seed);
  const zone = zoneOf(property);
  const on: Zoned = (days, time) => at(context, zone, days, time);
  const span = { start: startsIn, end: startsIn + nights };
  const base = baseCheckIn({
    slug,
    property,
    start: on(span.start, ARRIVAL),
    end: on(span.end, DEPARTURE),
    freeCancellationEnd: on(span.start - 1, '18:00'),
    category: seed.category,
  });
  const full = { ...base, ...seed.checkIn?.(on, base, { now, zone }) };
  const checkIn = seed.requiredOnly ? requiredOnly(full) : full;
  if (checkIn.propertyUnitCategory) await db.unitCategories.insert(checkIn.propertyUnitCategory);
  if (!db.unitCategories.get(UPGRADE_CATEGORY_ID)) {
    await db.unitCategories.insert(
      aCategory(property.id, UPGRADE_CATEGORY_ID, { name: 'Two-bedroom apartment', capacity: 5 }),
    );
  }
  await db.dateSlots.insert({ reservationId: checkIn.id, slots: seed.slots?.(on) ?? everydaySlots(on, span) });
  await seedAvailabilities(db, checkIn.id, [cleaningSlots(on, span), breakfastSlots(on, span), upgradeOptions(span)]);
  const lastName = full.customer?.lastName ?? 'Guest';
  return db.stays.insert({ slug, lastName, checkIn, script: { ...EVERYDAY_SCRIPT, ...seed.script } });
}
