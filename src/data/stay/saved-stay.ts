import type { CheckIn, Property as PropertyDto } from '#api/generated/model.ts';
import * as z from 'zod/mini';
import { CheckIn as CheckInSchema, Property as PropertySchema } from '#api/generated/model.ts';
import { accessKeyFromDto } from '#domain/access/access-key.ts';
import { accessEnd, codeEnd } from '#domain/access/access-end.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { SAVED_STAY_VERSION } from '#config/constants.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { parseStored, StoredInstant } from '#domain/stored.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

let lastStay: CheckIn | undefined;
const properties = new Map<string, PropertyDto>();

/** The latest responses about the stay and its property, in memory; parts of them are stored for use offline. */
export const lastResponses = {
  /** Records the response about a stay; returns it. */
  recordStay(dto: CheckIn): CheckIn {
    lastStay = dto;
    return dto;
  },
  /** Records the response about a property; returns it. */
  recordProperty(dto: PropertyDto): PropertyDto {
    properties.set(dto.id, dto);
    return dto;
  },
  stay: (slug: string): CheckIn | undefined => (lastStay?.slug === slug ? lastStay : undefined),
  property: (id: string): PropertyDto | undefined => properties.get(id),
};

const MAX_BYTES = 50_000;

const Stored = z.object({
  version: z.literal(SAVED_STAY_VERSION),
  savedAt: StoredInstant,
  stay: CheckInSchema,
  property: PropertySchema,
});

/** A stay stored on this device for use offline. */
export interface SavedStay {
  readonly savedAt: Instant;
  readonly stay: Stay;
  readonly property: Property;
}

/** The stored fields of a stay: no guest, card or pictures, and prices only of ordered items (S58). */
const storedFieldsOfStay = (dto: CheckIn): CheckIn => {
  const { slug, propertyId, confirmationNumber, status, state, idVerificationState } = dto;
  const { startDate, endDate, checkInDate, checkOutDate, adultsCount, childrenCount } = dto;
  const { propertyKeys, propertyUnit, orderItems, property } = dto;
  const bought = new Set(orderItems?.map(({ productId }) => productId));
  const unit = propertyUnit && {
    id: '',
    number: propertyUnit.number,
    floor: propertyUnit.floor,
    type: propertyUnit.type,
    availableAt: propertyUnit.availableAt,
    address: propertyUnit.address,
    integrations: propertyUnit.integrations,
  };
  return {
    id: '',
    slug,
    propertyId,
    confirmationNumber,
    status,
    state,
    idVerificationState,
    startDate,
    endDate,
    checkInDate,
    checkOutDate,
    adultsCount,
    childrenCount,
    ...(propertyKeys && { propertyKeys: idVerificationState === 'banned' ? [] : propertyKeys }),
    ...(unit && { propertyUnit: unit }),
    ...(property && {
      property: {
        id: '',
        integrations: property.integrations,
      },
    }),
    ...(orderItems && { orderItems }),
    services: (dto.services ?? []).flatMap(({ products }) => {
      const known = products.filter(({ id }) => bought.has(id));
      return known.length === 0
        ? []
        : [
            {
              id: '',
              products: known,
            },
          ];
    }),
  };
};

/** The stored fields of a property. */
const storedFieldsOfProperty = (dto: PropertyDto): PropertyDto => {
  const { id, key, name, city, zipCode, address, googleMapsUrl, phone, whatsappNumber, timezone } = dto;
  return {
    id,
    key,
    name,
    city,
    zipCode,
    address,
    googleMapsUrl,
    phone,
    whatsappNumber,
    timezone,
    checkInMethod: dto.checkInMethod,
    defaultCurrency: dto.defaultCurrency,
    isWhiteLabel: dto.isWhiteLabel,
    pciProxyPublicKey: null,
  };
};

interface Responses {
  readonly stay: CheckIn;
  readonly property: PropertyDto;
}

/** The times that decide how long a stored stay is useful. */
const timesOf = ({ stay, property }: Responses) => ({
  ...stayFromDto(stay),
  zone: propertyFromDto(property).timezone,
});
type Times = ReturnType<typeof timesOf>;

/** The keys, without codes that have expired at `now`. */
const withoutEndedCodes = ({ propertyKeys }: CheckIn, times: Times, now: Instant): CheckIn['propertyKeys'] =>
  propertyKeys?.map((key) => {
    const end = codeEnd(accessKeyFromDto(key), times, times.zone);
    return end !== undefined && !isBefore(now, end) ? { ...key, code: null } : key;
  });

/** Whether a stored stay is useless: all its doors have expired, or it is cancelled. */
function isUseless(times: Times, now: Instant): boolean {
  const ends = accessEnd(times, times.zone);
  return times.isCancelled || (ends !== null && !isBefore(now, ends.building));
}

/** In bytes, since non-Latin letters take more than one. */
const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MAX_BYTES;

/** The text to store for two responses; undefined if nothing in them is useful at `now`. */
export function serializeStay(responses: Responses, savedAt: Instant, now = savedAt): string | undefined {
  const fields = { stay: storedFieldsOfStay(responses.stay), property: storedFieldsOfProperty(responses.property) };
  const times = timesOf(fields);
  if (isUseless(times, now)) return undefined;
  const propertyKeys = withoutEndedCodes(fields.stay, times, now);
  const stay = propertyKeys ? { ...fields.stay, propertyKeys } : fields.stay;
  const textOf = (of: CheckIn): string =>
    JSON.stringify({ version: SAVED_STAY_VERSION, slug: of.slug, savedAt, stay: of, property: fields.property });
  const text = textOf(stay);
  // If it is too long, ordered items are left out: the keys matter more.
  const last = isTooLong(text) ? textOf({ ...stay, orderItems: [], services: [] }) : text;
  return isTooLong(last) ? undefined : last;
}

/** Parses a stored text; undefined if it is invalid or belongs to another stay. */
function parse(json: string | null, slug?: Slug): (Responses & { readonly savedAt: Instant }) | undefined {
  const stored = parseStored(Stored, json);
  return slug !== undefined && stored?.stay.slug !== slug ? undefined : stored;
}

/** Whether a stored text is valid and of this stay. */
export const isSavedStay = (text: string, slug: Slug): boolean => parse(text, slug) !== undefined;

/** A stored text without what has expired at `now`; undefined if nothing remains. */
export function pruneSavedStay(json: string | null, now: Instant): string | undefined {
  const saved = parse(json);
  return saved && serializeStay(saved, saved.savedAt, now);
}

/** Reads a stored stay with the mappers of a response; undefined if this stay is not stored, or has expired. */
export function parseSavedStay(json: string | null, slug: Slug, now: Instant): SavedStay | undefined {
  const saved = parse(pruneSavedStay(json, now) ?? null, slug);
  if (saved === undefined) return undefined;
  return {
    savedAt: saved.savedAt,
    stay: stayFromDto(saved.stay),
    property: propertyFromDto(saved.property),
  };
}
