import type { Property as PropertyDto } from '#api/generated/model.ts';
import type { BrandId } from '#config/host.ts';
import type { ZoneId } from '#lib/time.ts';
import { isInvalidField, oneOfOr, optionalText } from '#lib/wire.ts';
import { DEFAULT_CURRENCY } from '#config/constants.ts';
import { parseZone } from '#lib/time.ts';

/** The property a stay is in (R3-43). */
export interface Property {
  readonly id: string;
  readonly key: PropertyCode | 'unknown';
  readonly name: string;
  readonly city: string;
  readonly zipCode: string;
  readonly address: string;
  readonly googleMapsUrl: string | null;
  /** Not normalised; normalise it before sending it anywhere (R5-42). */
  readonly phone: string | null;
  readonly whatsappNumber: string | null;
  readonly timezone: ZoneId;
  /** ISO 4217. */
  readonly currencyCode: string;
  readonly languageCode: string | null;
  /** Null if the server's value is missing or invalid. */
  readonly isWhiteLabel: boolean | null;
  readonly pciProxyPublicKey: string | null;
  readonly checkInMethod: 'front-desk' | 'online';
  /** There is no street, or street, city or post code was invalid; the rest cannot be used for directions. */
  readonly isAddressInvalid: boolean;
}

const CURRENCY = /^[A-Z]{3}$/;

/** Maps a property; defaults: UTC, EUR, online check-in (R3-45, R3-46, R3-48). */
export const propertyFromDto = (dto: PropertyDto): Property => ({
  id: dto.id,
  key: asPropertyCode(dto.key),
  name: optionalText(dto.name) ?? optionalText(dto.address) ?? '',
  city: optionalText(dto.city) ?? '',
  zipCode: optionalText(dto.zipCode) ?? '',
  address: optionalText(dto.address) ?? '',
  googleMapsUrl: optionalText(dto.googleMapsUrl),
  phone: optionalText(dto.phone),
  whatsappNumber: optionalText(dto.whatsappNumber),
  timezone: parseZone(dto.timezone),
  currencyCode: CURRENCY.test(dto.defaultCurrency ?? '') ? (dto.defaultCurrency ?? DEFAULT_CURRENCY) : DEFAULT_CURRENCY,
  languageCode: optionalText(dto.defaultLanguageCode),
  isWhiteLabel: isInvalidField(dto, 'isWhiteLabel') ? null : dto.isWhiteLabel,
  pciProxyPublicKey: optionalText(dto.pciProxyPublicKey),
  checkInMethod: dto.checkInMethod === 'front-desk' ? 'front-desk' : 'online',
  isAddressInvalid:
    optionalText(dto.address) === null ||
    (['address', 'city', 'zipCode'] as const).some((field) => isInvalidField(dto, field)),
});

/** Whether a stay in the property belongs on a brand's site (R1-27, N4); if unknown, it belongs on every site. */
export const isOfBrand = ({ isWhiteLabel }: Pick<Property, 'isWhiteLabel'>, brand: BrandId): boolean =>
  typeof isWhiteLabel !== 'boolean' || isWhiteLabel === (brand === 'white-label');

/**
 * Location codes: city plus building (R3-49). The specification lists seventeen; the others are samples, so that each
 * of its nineteen cities has one (R3-55).
 */
export const PROPERTY_CODES = [
  'amsterdam-mid2',
  'amsterdam-pap4',
  'amsterdam-pri18',
  'athens-erm12',
  'athens-pla7',
  'berlin-kop5',
  'berlin-tor88',
  'bonn-mar3',
  'copenhagen-nyh21',
  'copenhagen-ves9',
  'florence-cal6',
  'freising-obe4',
  'helsinki-kas40',
  'helsinki-kru4',
  'helsinki-pun4',
  'helsinki-vi05',
  'helsinki-vu12',
  'london-ch65',
  'london-ch73',
  'london-dev14',
  'london-hol128',
  'london-phi27',
  'london-ws75',
  'lubeck-spe12',
  'madrid-alc30',
  'madrid-gra14',
  'milan-bre8',
  'milan-nav3',
  'munich-mar11',
  'munich-sen25',
  'oslo-kar15',
  'oslo-the2',
  'parnu-ruu10',
  'stockholm-kam5',
  'stockholm-vas33',
  'tallinn-pik19',
  'tallinn-t49',
  'tartu-rae6',
  'turku-aur14',
  'turku-lin2',
] as const;

export type PropertyCode = (typeof PROPERTY_CODES)[number];

/** The code of a property, or 'unknown' for one that this build does not know (R3-49). */
export const asPropertyCode = (key: string): PropertyCode | 'unknown' => oneOfOr(PROPERTY_CODES, key, 'unknown');

/** The city in a location code (R3-49). */
export type City = PropertyCode extends `${infer Name}-${string}` ? Name : never;

/** The city of a property; undefined if this build does not know the property. */
export const cityOf = (code: PropertyCode | 'unknown'): City | undefined =>
  // TypeScript cannot infer a template type from `split`.
  code === 'unknown' ? undefined : (code.slice(0, code.indexOf('-')) as City);

/** Cities with a property, in the order of their codes (R3-55). */
export const CITIES: readonly City[] = [...new Set(PROPERTY_CODES.flatMap((code) => cityOf(code) ?? []))];

/** Properties with an access guide, spelt as in the specification (R3-52). */
export const GUIDE_CODES = [
  'londonWs75',
  'londonCh73',
  'londonCh65',
  'londonPhi27',
  'londonDev14',
  'londonHol128',
  'helsinkiKru4',
  'helsinkiPun4',
  'tallinnT49',
  'amsterdamPap4',
  'helsinkiKas40',
  'stockholmKam5',
  'helsinkiVi05',
  'helsinkiVu12',
] as const;

export type GuideCode = (typeof GUIDE_CODES)[number];

/** The guide of a property: its code in camel case; null if it has none (R3-56). */
export const guideCodeOf = (code: PropertyCode | 'unknown'): GuideCode | null =>
  oneOfOr(
    GUIDE_CODES,
    code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    null,
  );
