import { faker } from '@faker-js/faker/locale/en';

import { zoneOf } from '#mocks/db/database.ts';
import { createPause } from '#mocks/engine/seeded.ts';
import type { SeedContext } from '#mocks/world.ts';

import { aCategory, baseCheckIn } from './check-ins.ts';
import { aProperty, SEED_PROPERTY_CODES } from './properties.ts';
import { at, EVERYDAY_SCRIPT } from './stays.ts';

/** Seeds faker, so that the same world seed and name give the same values. */
function startFaker({ now, seed }: SeedContext, name: string): void {
  faker.seed([seed, ...Array.from(name, (letter) => letter.charCodeAt(0))]);
  faker.setDefaultRefDate(now);
}

async function seedProperties({ db }: SeedContext) {
  const properties = SEED_PROPERTY_CODES.map((code) => {
    const property = aProperty(code);
    return { property, zone: zoneOf(property), category: aCategory(property.id, `category-load-${code}`) };
  });
  for (const { property, category } of properties) {
    if (!db.properties.get(property.id)) await db.properties.insert(property);
    await db.unitCategories.insert(category);
  }
  return properties;
}

async function insertStays(context: SeedContext, count: number): Promise<void> {
  const properties = await seedProperties(context);
  startFaker(context, 'many-stays');
  // Synchronously, because worlds created concurrently share one faker.
  const facts = Array.from({ length: count }, () => ({
    location: faker.helpers.arrayElement(properties),
    startsIn: faker.number.int({ min: -6, max: 40 }),
    nights: faker.number.int({ min: 1, max: 7 }),
    adultsCount: faker.number.int({ min: 1, max: 4 }),
    firstName: faker.person.firstName(),
  }));
  const pause = createPause();
  for (const [index, { location, startsIn, nights, adultsCount, firstName }] of facts.entries()) {
    await pause();
    const slug = `load-${index + 1}`;
    const { property, zone, category } = location;
    const base = baseCheckIn({
      slug,
      property,
      start: at(context, zone, startsIn, '15:00'),
      end: at(context, zone, startsIn + nights, '11:00'),
      freeCancellationEnd: at(context, zone, startsIn - 1, '18:00'),
    });
    await context.db.stays.insert({
      slug,
      lastName: 'Guest',
      script: EVERYDAY_SCRIPT,
      checkIn: {
        ...base,
        adultsCount,
        propertyUnitCategoryId: category.id,
        propertyUnitCategory: category,
        ...(base.customer ? { customer: { ...base.customer, id: `cust-${slug}`, firstName } } : {}),
      },
    });
  }
}

/** The flag by which `npm run mock` keeps its heap small. */
const HEAP_GROWTH = '--heap-growing-percent=';

/** Node's process; a browser has none. */
const { process: node } = globalThis as { readonly process?: NodeJS.Process };

/** Runs without the flag, with which V8 would spend half of the time on garbage collection. */
async function withDefaultHeapGrowth(act: () => Promise<void>): Promise<void> {
  const flag = node?.execArgv.find((each) => each.startsWith(HEAP_GROWTH));
  if (node === undefined || flag === undefined) return act();
  const { setFlagsFromString } = node.getBuiltinModule('node:v8');
  setFlagsFromString(`${HEAP_GROWTH}0`);
  try {
    await act();
  } finally {
    setFlagsFromString(flag);
  }
}

/** Generated stays `load-1` to `load-{count}` of guests called Guest, in all properties over the next weeks. */
export const manyStays = (context: SeedContext, count: number): Promise<void> =>
  withDefaultHeapGrowth(() => insertStays(context, count));
