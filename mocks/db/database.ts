import type { output } from 'zod/v4/core';

import * as wire from '#api/generated/model.ts';
import { comparableNumber } from '#domain/typed/same-name.ts';
import { parseZone } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Table } from '#mocks/engine/table.ts';

import * as rows from './rows.ts';

export type StayRow = output<typeof rows.StayRow>;
export type OrderRow = output<typeof rows.OrderRow>;
export type CustomerRow = output<typeof rows.CustomerRow>;

/**
 * The tables of a world, one per resource. They define no relations, because these would link records that worlds
 * share.
 */
export function createDatabase() {
  return {
    stays: new Table({
      name: 'stays',
      schema: rows.StayRow,
      key: ({ slug }) => slug,
      indexes: {
        reservation: ({ checkIn }) => [checkIn.id],
        bookingNumber: ({ checkIn }) =>
          [checkIn.confirmationNumber, checkIn.channelConfirmationNumber ?? ''].filter(Boolean).map(comparableNumber),
      },
    }),
    properties: new Table({ name: 'properties', schema: wire.Property, key: ({ id }) => id }),
    unitCategories: new Table({ name: 'unitCategories', schema: wire.UnitCategory, key: ({ id }) => id }),
    orders: new Table({ name: 'orders', schema: rows.OrderRow, key: ({ id }) => id }),
    identities: new Table({ name: 'identities', schema: rows.IdentityRow, key: ({ slug }) => slug }),
    accessRequests: new Table({ name: 'accessRequests', schema: rows.AccessRequestRow, key: ({ id }) => id }),
    customers: new Table({ name: 'customers', schema: rows.CustomerRow, key: ({ id }) => id }),
    challenges: new Table({ name: 'challenges', schema: rows.ChallengeRow, key: ({ email }) => email }),
    customProducts: new Table({ name: 'customProducts', schema: rows.CustomProductRow, key: ({ id }) => id }),
    customOrders: new Table({ name: 'customOrders', schema: rows.CustomOrderRow, key: ({ id }) => id }),
    productContents: new Table({ name: 'productContents', schema: wire.ProductContent, key: ({ id }) => id }),
    propertyContents: new Table({ name: 'propertyContents', schema: wire.PropertyContent, key: ({ id }) => id }),
    dateSlots: new Table({ name: 'dateSlots', schema: rows.DateSlotsRow, key: ({ reservationId }) => reservationId }),
    productAvailabilities: new Table({
      name: 'productAvailabilities',
      schema: rows.ProductAvailabilityRow,
      key: ({ id }) => id,
    }),
    rates: new Table({ name: 'rates', schema: rows.RatesRow, key: ({ unitCategoryId }) => unitCategoryId }),
  };
}

export type Database = ReturnType<typeof createDatabase>;

const ZONES = new Map<string | null | undefined, ZoneId>();

/** The zone of a property, cached because parsing is slow. */
export function zoneOf({ timezone }: { readonly timezone?: string | null | undefined }): ZoneId {
  const zone = ZONES.get(timezone) ?? parseZone(timezone);
  ZONES.set(timezone, zone);
  return zone;
}

/** Ids of orders that may be created later; faults can be set for them in advance. */
const ORDER_TO_COME = /^order-[1-9]\d*$/;

/** Whether a row in the world has this value of a path parameter. */
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
