import type { CheckIn, Property as PropertyDto } from '#api/generated/model.ts';
import * as z from 'zod/mini';
import { CheckIn as CheckInSchema, Property as PropertySchema } from '#api/generated/model.ts';
import { accessKeyFromDto } from '#domain/access/access-key.ts';
import { accessEnd, codeEnd } from '#domain/access/access-end.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { parseStored, StoredInstant } from '#domain/stored.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

const stays = new Map<string, CheckIn>();
const properties = new Map<string, PropertyDto>();

/** The last responses about a stay and properties, in memory only: a part of them is stored for the time without network. */
export const lastResponses = {
  /** Records the response about a stay; returns it. */
  recordStay(dto: CheckIn): CheckIn {
    stays.clear();
    stays.set(dto.slug, dto);
    return dto;
  },
  /** Records the response about a property; returns it. */
  recordProperty(dto: PropertyDto): PropertyDto {
    properties.set(dto.id, dto);
    return dto;
  },
  stay: (slug: string): CheckIn | undefined => stays.get(slug),
  property: (id: string): PropertyDto | undefined => properties.get(id),
};

/** Raised with every change of the stored shape; a stay of another version is not read. */
const VERSION = 1;
const MAX_BYTES = 50_000;

const Stored = z.object({
  version: z.literal(VERSION),
  savedAt: StoredInstant,
  stay: CheckInSchema,
  property: PropertySchema,
});

/** A stay that this device has stored for the time without network. */
export interface SavedStay {
  readonly savedAt: Instant;
  readonly stay: Stay;
  readonly property: Property;
}

/** The fields of a stay that are stored: no guest, no card, no picture, only prices of what was bought (S58). */
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

/** The fields of a property that are stored. */
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

/** What decides how long a stored stay is of use. */
const timesOf = ({ stay, property }: Responses) => ({
  ...stayFromDto(stay),
  zone: propertyFromDto(property).timezone,
});
type Times = ReturnType<typeof timesOf>;

/** The keys without the codes that have ended at `now`. */
const withoutEndedCodes = ({ propertyKeys }: CheckIn, times: Times, now: Instant): CheckIn['propertyKeys'] =>
  propertyKeys?.map((key) => {
    const end = codeEnd(accessKeyFromDto(key), times, times.zone);
    return end !== undefined && !isBefore(now, end) ? { ...key, code: null } : key;
  });

/** A stay whose last door has closed is of no use at a door; nor is a cancelled one. */
function isUseless(times: Times, now: Instant): boolean {
  const ends = accessEnd(times, times.zone);
  return times.isCancelled || (ends !== null && !isBefore(now, ends.building));
}

/** A Greek letter has two bytes. */
const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MAX_BYTES;

/** What the device stores of two responses, as text; undefined when there is nothing of use at `now`. */
export function serializeStay(responses: Responses, savedAt: Instant, now = savedAt): string | undefined {
  const fields = { stay: storedFieldsOfStay(responses.stay), property: storedFieldsOfProperty(responses.property) };
  const times = timesOf(fields);
  if (isUseless(times, now)) return undefined;
  const propertyKeys = withoutEndedCodes(fields.stay, times, now);
  const stay = propertyKeys ? { ...fields.stay, propertyKeys } : fields.stay;
  const textOf = (of: CheckIn): string =>
    JSON.stringify({ version: VERSION, slug: of.slug, savedAt, stay: of, property: fields.property });
  const text = textOf(stay);
  // The keys matter more than what was bought.
  const last = isTooLong(text) ? textOf({ ...stay, orderItems: [], services: [] }) : text;
  return isTooLong(last) ? undefined : last;
}

/** Both responses in a stored text; undefined for anything of another shape, and for another stay. */
function parse(json: string | null, slug?: Slug): (Responses & { readonly savedAt: Instant }) | undefined {
  const stored = parseStored(Stored, json);
  return slug !== undefined && stored?.stay.slug !== slug ? undefined : stored;
}

/** Whether a stored text is valid and of this stay. */
export const isSavedStay = (text: string, slug: Slug): boolean => parse(text, slug) !== undefined;

/** A stored text without what has ended at `now`; undefined when nothing of it is left. */
export function pruneSavedStay(json: string | null, now: Instant): string | undefined {
  const saved = parse(json);
  return saved && serializeStay(saved, saved.savedAt, now);
}

/** Reads a stored stay by the mappers of a response; undefined when this stay is not stored, or has ended. */
export function parseSavedStay(json: string | null, slug: Slug, now: Instant): SavedStay | undefined {
  const saved = parse(pruneSavedStay(json, now) ?? null, slug);
  if (saved === undefined) return undefined;
  return {
    savedAt: saved.savedAt,
    stay: stayFromDto(saved.stay),
    property: propertyFromDto(saved.property),
  };
}
