import { faker } from '@faker-js/faker/locale/en';

import { aCategory, baseCheckIn } from './check-ins.ts';
import { aProperty, HOUSE_CODES } from './properties.ts';
import { at, zoneOf } from './seed-context.ts';
import type { SeedContext } from './seed-context.ts';
import { EVERYDAY_SCRIPT } from './stays.ts';

/** Makes faker repeat itself: same world seed and name, same values. */
function startFaker({ now, seed }: SeedContext, name: string): void {
  faker.seed([seed, ...Array.from(name, (letter) => letter.charCodeAt(0))]);
  faker.setDefaultRefDate(now);
}

async function seedHouses({ db }: SeedContext) {
  const houses = HOUSE_CODES.map((code) => {
    const property = aProperty(code);
    return { property, zone: zoneOf(property), category: aCategory(property.id, `category-load-${code}`) };
  });
  for (const { property, category } of houses) {
    if (!db.properties.get(property.id)) await db.properties.insert(property);
    await db.unitCategories.insert(category);
  }
  return houses;
}

/** Invented stays `load-1` to `load-{count}` of guests called Guest, in all properties over the next weeks. */
export async function manyStays(context: SeedContext, count: number): Promise<void> {
  startFaker(context, 'many-stays');
  const houses = await seedHouses(context);
  for (let index = 1; index <= count; index++) {
    const slug = `load-${index}`;
    const { property, zone, category } = faker.helpers.arrayElement(houses);
    const startsIn = faker.number.int({ min: -6, max: 40 });
    const base = baseCheckIn({
      slug,
      property,
      start: at(context, zone, startsIn, '15:00'),
      end: at(context, zone, startsIn + faker.number.int({ min: 1, max: 7 }), '11:00'),
      freeCancellationEnd: at(context, zone, startsIn - 1, '18:00'),
    });
    await context.db.stays.insert({
      slug,
      lastName: 'Guest',
      script: EVERYDAY_SCRIPT,
      checkIn: {
        ...base,
        adultsCount: faker.number.int({ min: 1, max: 4 }),
        propertyUnitCategoryId: category.id,
        propertyUnitCategory: category,
        ...(base.customer
          ? { customer: { ...base.customer, id: `cust-${slug}`, firstName: faker.person.firstName() } }
          : {}),
      },
    });
  }
}
