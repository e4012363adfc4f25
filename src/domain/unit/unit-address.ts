import type { UnitAddress as UnitAddressDto } from '#api/generated/model.ts';

import type { Property } from '#domain/property/property.ts';

/** The unit's address, when it differs from the property's (R3-33). */
export interface UnitAddress {
  readonly address: string;
  readonly entrance: string | null;
  readonly city: string;
  readonly googleMapsUrl: string | null;
  readonly zipCode: string;
}

export const unitAddressFromDto = (dto: UnitAddressDto | null | undefined): UnitAddress | null =>
  dto
    ? {
        address: dto.address,
        entrance: dto.entrance,
        city: dto.city,
        googleMapsUrl: dto.googleMapsUrl,
        zipCode: dto.zipCode,
      }
    : null;

/** The address to go to: the unit's overrides the property's when present (R3-34). */
export const addressOf = (
  unit: UnitAddress | null,
  property: Pick<Property, 'address' | 'city' | 'googleMapsUrl' | 'zipCode'>,
): UnitAddress =>
  unit ?? {
    address: property.address,
    entrance: null,
    city: property.city,
    googleMapsUrl: property.googleMapsUrl,
    zipCode: property.zipCode,
  };
