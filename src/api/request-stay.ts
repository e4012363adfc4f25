import { checkIn } from '#api/generated/check-in.ts';
import { property } from '#api/generated/property.ts';

/** The expansions of a reservation that the stay pages need (R7-25 to R7-33). */
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

/** Requests a stay before the app has loaded, by the same call as `stayQuery`, which reuses the answer. */
export const requestStay = (slug: string) => checkIn(slug, STAY_PARAMS);

/** Requests a property before the app has loaded, by the same call as `propertyQuery`. */
export const requestProperty = (id: string) => property(id);

export type StayResponse = Awaited<ReturnType<typeof requestStay>>;
export type PropertyResponse = Awaited<ReturnType<typeof requestProperty>>;
