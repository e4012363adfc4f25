import { checkIn } from '#api/generated/check-in.ts';
import { property } from '#api/generated/property.ts';

/** Everything a stay page needs of the reservation (R7-25 to R7-33). */
export const STAY_PARAMS = {
  '$expand[]': [
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
  ] satisfies NonNullable<Parameters<typeof checkIn>[1]>['$expand[]'],
};

/** Asks for a stay before the app has come, by the call of `stayQuery`: the app can reuse the answer. */
export const askStay = (slug: string) => checkIn(slug, STAY_PARAMS);

/** Asks for a property before the app has come, by the call of `propertyQuery`. */
export const askProperty = (id: string) => property(id);

export type AskedStay = Awaited<ReturnType<typeof askStay>>;
export type AskedProperty = Awaited<ReturnType<typeof askProperty>>;
