import type { Database } from './database.ts';

/** Orders come while the world goes on: a fault may wait for one. */
const ORDER_TO_COME = /^order-[1-9]\d*$/;

/** Whether a call with this value in its path can find something in the world. */
export function isThere(db: Database, name: string, value: string): boolean {
  if (name === 'slug') return db.stays.get(value) !== undefined;
  if (name === 'productId') {
    const ofStays = () => db.productAvailabilities.findFirst({ id: (id) => id.endsWith(`/${value}`) });
    return (db.customProducts.get(value) ?? ofStays()) !== undefined;
  }
  if (name !== 'id') return true;
  return (
    ORDER_TO_COME.test(value) ||
    [db.properties, db.unitCategories, db.orders, db.customers].some((table) => table.get(value) !== undefined) ||
    db.stays.by('reservation', value).length > 0
  );
}
