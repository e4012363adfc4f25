import type {
  BreakfastAvailability,
  CheckIn,
  CleaningAvailability,
  CustomProduct,
  DateChangeSlot,
  HelpArticle,
  Partner,
  ProductAvailability,
  Property,
  UnitCategory,
  UpgradeOption,
} from '#api/generated/model.ts';
import { atLocalTime, localDay, MINUTE, parseInstant, shift, shiftDay } from '#lib/time.ts';
import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';
import { zoneOf } from '#mocks/db/database.ts';
import type { Database, StayRow } from '#mocks/db/database.ts';
import { keysAfterCheckOut } from '#mocks/handlers/keys.ts';
import { availabilityId } from '#mocks/handlers/lookups.ts';
import type { SeedContext } from '#mocks/world.ts';

import { aCategory, baseCheckIn, requiredOnly } from './check-ins.ts';
import { aProperty, propertyIdOf } from './properties.ts';
import type { SeedPropertyCode } from './properties.ts';
import { breakfastSlots, cleaningSlots, defaultSlots, defaultUpgrades } from './slots.ts';
import type { Zoned } from './slots.ts';

const KNOWN = new WeakMap<object, Map<string, Instant>>();
const TODAY = new WeakMap<object, Map<ZoneId, LocalDay>>();

/** The property's today. */
function today(context: SeedContext, zone: ZoneId): LocalDay {
  const known = TODAY.get(context) ?? new Map<ZoneId, LocalDay>();
  TODAY.set(context, known);
  const day = known.get(zone) ?? localDay(context.now, zone);
  known.set(zone, day);
  return day;
}

/**
 * The instant of a wall-clock time so many days from the property's today. Cached, because all stays use the same few
 * times.
 */
export function at(context: SeedContext, zone: ZoneId, days: number, time: string): Instant {
  const known = KNOWN.get(context) ?? new Map<string, Instant>();
  KNOWN.set(context, known);
  const key = `${zone} ${days} ${time}`;
  const instant = known.get(key) ?? atLocalTime(shiftDay(today(context, zone), days), time, zone);
  known.set(key, instant);
  return instant;
}

/** The moment a world begins, as a property sees it. */
export interface SeedTime {
  readonly now: Instant;
  readonly zone: ZoneId;
}

/** How a stay differs from the default one: Helsinki, in 5 days, 3 nights, checked in, with a saved card. */
export interface StaySeed {
  readonly slug: string;
  readonly propertyCode?: SeedPropertyCode;
  /** The property itself, when a scenario is about it; the stay then gets a separate property. */
  readonly property?: Partial<Property>;
  /** Days from the property's today to arrival; negative for a stay under way. */
  readonly startsIn?: number;
  readonly nights?: number;
  /** Changes to the reservation; `on` makes instants in property time, days counted from today. */
  readonly checkIn?: (on: Zoned, base: CheckIn, moment: SeedTime) => Partial<CheckIn>;
  /** Only the members that the contract requires. */
  readonly requiredOnly?: boolean;
  readonly category?: Partial<UnitCategory>;
  readonly script?: Partial<StayRow['script']>;
  /** What the property offers beyond its products; the stay needs a separate property. */
  readonly offers?: readonly CustomProduct[];
  /** Date slots; without them the default early check-in and late check-out ones. */
  readonly slots?: (on: Zoned) => DateChangeSlot[];
  /** What is special about its cleanings. */
  readonly cleaning?: (on: Zoned) => Partial<CleaningAvailability>;
  /** What is special about its breakfasts. */
  readonly breakfast?: (on: Zoned) => Partial<BreakfastAvailability>;
  /** Cafés and gyms that the property works with; the stay needs a separate property. */
  readonly partners?: Readonly<Partial<Record<'breakfast' | 'gym', readonly Partner[]>>>;
  /** The help articles of the property; the stay needs a separate property. */
  readonly help?: readonly HelpArticle[];
  /** Bigger flats for the stay; without them the default two. */
  readonly upgrades?: readonly UpgradeOption[];
}

export const EVERYDAY_PROPERTY: SeedPropertyCode = 'helsinki-kas40';
const ARRIVAL = '15:00';
const DEPARTURE = '11:00';

export const EVERYDAY_SCRIPT: StayRow['script'] = {
  orders: 'ordered',
  unlock: 'opens',
  identity: 'approved',
  identityDelayMs: 0,
  updates: 'taken',
  slots: 'kept',
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

/** The bigger flats as something to order, each with its category. */
async function seedUpgrades(db: Database, propertyId: string, options: readonly UpgradeOption[]) {
  for (const { propertyUnitCategoryId: id, name } of options) {
    if (!db.unitCategories.get(id)) await db.unitCategories.insert(aCategory(propertyId, id, { name, capacity: 5 }));
  }
  return { productId: 'prod-upgrade', type: 'unit-category-upgrade' as const, options: [...options] };
}

async function seedProperty(db: Database, seed: StaySeed): Promise<Property> {
  const code = seed.propertyCode ?? EVERYDAY_PROPERTY;
  const id = seed.property && `${propertyIdOf(code)}-${seed.slug}`;
  const property = aProperty(code, { ...(id === undefined ? {} : { id }), ...seed.property });
  return db.properties.get(property.id) ?? db.properties.insert(property);
}

/** Puts one stay, its property and its products into the world. */
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
  await db.dateSlots.insert({ reservationId: checkIn.id, slots: seed.slots?.(on) ?? defaultSlots(on, span) });
  const upgrades = await seedUpgrades(db, property.id, seed.upgrades ?? defaultUpgrades(nights));
  const cleaning = { ...cleaningSlots(on, span), ...seed.cleaning?.(on) };
  const breakfast = { ...breakfastSlots(on, span), ...seed.breakfast?.(on) };
  await seedAvailabilities(db, checkIn.id, [cleaning, breakfast, upgrades]);
  for (const product of seed.offers ?? []) {
    await db.customProducts.insert({ id: product.id, propertyId: property.id, product });
  }
  for (const [type, partners] of Object.entries(seed.partners ?? {})) {
    await db.productContents.insert({
      id: `${type}-${property.id}`,
      propertyId: property.id,
      type,
      partners: [...partners],
    });
  }
  if (seed.help) {
    await db.propertyContents.insert({
      id: `content-${property.id}`,
      propertyId: property.id,
      helpCentreId: 'help-1',
      helpCentreIdentifier: 'reception',
      guestAreaImageUrl: null,
      articles: [...seed.help],
    });
  }
  const lastName = full.customer?.lastName ?? 'Guest';
  return db.stays.insert({ slug, lastName, checkIn, script: { ...EVERYDAY_SCRIPT, ...seed.script } });
}

type Changes = NonNullable<StaySeed['checkIn']>;

const checkedOut =
  (when: (...args: Parameters<Changes>) => Instant | null): Changes =>
  (on, base, moment) => {
    const checkOutDate = when(on, base, moment);
    if (checkOutDate === null) return {};
    // Every key was valid at check-out, whatever time of day the world begins at.
    const keys = (base.propertyKeys ?? []).map((key) => ({ ...key, validToDate: null }));
    return {
      checkOutDate,
      propertyKeys: keysAfterCheckOut(keys, keys, checkOutDate, parseInstant(base.endDate), moment.zone),
    };
  };

/** Checked out so many minutes before the world began. */
export const checkedOutFor = (minutes: number): Changes =>
  checkedOut((_on, _base, { now }) => shift(now, -minutes * MINUTE));

/** Checked out at a wall-clock time, days counted from the property's today. */
export const checkedOutAt = (days: number, time: string): Changes => checkedOut((on) => parseInstant(on(days, time)));
