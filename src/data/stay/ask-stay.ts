import type { CheckIn } from '#api/generated/model/index.ts';

import { checkIn } from '#api/generated/check-in/check-in.ts';
import { property } from '#api/generated/property/property.ts';

/** Everything a stay page needs of the reservation (R7-25 to R7-33). */
const EXPANSIONS = [
  'creditCards',
  'customer',
  'orderItems',
  'cancellationPolicy',
  'property.integrations',
  'propertyUnit.integrations',
  'propertyKeys',
  'propertyUnit.address',
  'services.products',
  'propertyUnitCategory.sustainability',
] as const;

/** Asks for a stay; the boot script asks by this function too, so that the app can take its answer over. */
export const askStay = (slug: string, signal?: AbortSignal): Promise<CheckIn> =>
  checkIn(slug, { '$expand[]': [...EXPANSIONS] }, undefined, undefined, signal);

/** Asks for a house; the boot script asks by this function too. */
export const askProperty = (id: string, signal?: AbortSignal) => property(id, undefined, undefined, signal);
