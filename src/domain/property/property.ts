import type { Property as PropertyDto } from '#api/generated/model.ts';
import type { ZoneId } from '#lib/time.ts';

import { isInvalidField } from '#lib/wire.ts';
import { DEFAULT_CURRENCY } from '#config/constants.ts';
import { parseZone } from '#lib/time.ts';

import { asPropertyCode } from './property-code.ts';
import type { PropertyCode } from './property-code.ts';

/** The property a stay is in (R3-43). */
export interface Property {
  readonly id: string;
  readonly key: PropertyCode | 'unknown';
  readonly name: string;
  readonly city: string;
  readonly zipCode: string;
  readonly address: string;
  readonly googleMapsUrl: string | null;
  /** As the server spells it; normalise before it leaves the app (R5-42). */
  readonly phone: string | null;
  readonly whatsappNumber: string | null;
  readonly timezone: ZoneId;
  /** ISO 4217. */
  readonly currencyCode: string;
  readonly languageCode: string | null;
  readonly isWhiteLabel: boolean;
  readonly pciProxyPublicKey: string | null;
  readonly checkInMethod: 'front-desk' | 'online';
  /** Street, city or post code was invalid in the response: what is left leads nowhere. */
  readonly isAddressInvalid: boolean;
}

const CURRENCY = /^[A-Z]{3}$/;

/** Maps a property with its defaults: UTC, EUR, online check-in (R3-45, R3-46, R3-48). */
export const propertyFromDto = (dto: PropertyDto): Property => ({
  id: dto.id,
  key: asPropertyCode(dto.key),
  name: dto.name,
  city: dto.city,
  zipCode: dto.zipCode,
  address: dto.address,
  googleMapsUrl: dto.googleMapsUrl,
  phone: dto.phone,
  whatsappNumber: dto.whatsappNumber,
  timezone: parseZone(dto.timezone),
  currencyCode: CURRENCY.test(dto.defaultCurrency ?? '') ? (dto.defaultCurrency ?? DEFAULT_CURRENCY) : DEFAULT_CURRENCY,
  languageCode: dto.defaultLanguageCode ?? null,
  isWhiteLabel: dto.isWhiteLabel,
  pciProxyPublicKey: dto.pciProxyPublicKey,
  checkInMethod: dto.checkInMethod === 'front-desk' ? 'front-desk' : 'online',
  isAddressInvalid: (['address', 'city', 'zipCode'] as const).some((field) => isInvalidField(dto, field)),
});
