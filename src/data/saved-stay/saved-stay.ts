import type { CheckIn, Property as PropertyDto } from '#api/generated/model.ts';

import * as z from 'zod/mini';

import { CheckIn as CheckInSchema, Property as PropertySchema } from '#api/generated/model.ts';
import { accessKeyFromDto } from '#domain/access/access-key.ts';
import { accessEnd, codeEnd } from '#domain/access/access-end.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { parseStored, StoredInstant } from '#domain/stored.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** Another shape of what is kept is another number; what has an old one is not read. */
const VERSION = 1;
const MOST_BYTES = 50_000;

const Stored = z.object({
  version: z.literal(VERSION),
  savedAt: StoredInstant,
  stay: CheckInSchema,
  property: PropertySchema,
});

/** A stay as this device keeps it for the time without network. */
export interface SavedStay {
  readonly savedAt: Instant;
  readonly stay: Stay;
  readonly property: Property;
}

/** The part of a stay that is kept: no guest, no card, no picture, only prices of what was bought (S58). */
const keptOfStay = (dto: CheckIn): CheckIn => {
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

/** What of a property is kept. */
const keptOfProperty = (dto: PropertyDto): PropertyDto => {
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

interface Answers {
  readonly stay: CheckIn;
  readonly property: PropertyDto;
}

/** What decides how long the answers are of use. */
const timesOf = ({ stay, property }: Answers) => ({
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
function isUseless({ isCancelled, checkOutDate, endDate, zone }: Times, now: Instant): boolean {
  const left = checkOutDate ?? endDate;
  if (isCancelled) return true;
  return left !== null && !isBefore(now, accessEnd(left, zone).building);
}

/** A Greek letter has two bytes. */
const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MOST_BYTES;

/** What the device keeps of two answers, as text; undefined when there is nothing to keep. */
export function toSave(answers: Answers, savedAt: Instant, now = savedAt): string | undefined {
  const kept = { stay: keptOfStay(answers.stay), property: keptOfProperty(answers.property) };
  const times = timesOf(kept);
  if (isUseless(times, now)) return undefined;
  const propertyKeys = withoutEndedCodes(kept.stay, times, now);
  const stay = propertyKeys ? { ...kept.stay, propertyKeys } : kept.stay;
  const textOf = (of: CheckIn): string =>
    JSON.stringify({ version: VERSION, slug: of.slug, savedAt, stay: of, property: kept.property });
  const text = textOf(stay);
  // What was bought goes before the key.
  const last = isTooLong(text) ? textOf({ ...stay, orderItems: [], services: [] }) : text;
  return isTooLong(last) ? undefined : last;
}

/** Both answers of what is kept; undefined for anything of another shape, and for another stay. */
function answersIn(json: string | null, slug?: Slug): (Answers & { readonly savedAt: Instant }) | undefined {
  const stored = parseStored(Stored, json);
  return slug !== undefined && stored?.stay.slug !== slug ? undefined : stored;
}

/** Whether a kept text can be read back, of this stay. */
export const isReadable = (text: string, slug: Slug): boolean => answersIn(text, slug) !== undefined;

/** The kept text without what has ended at `now`; undefined when nothing of it is left. */
export function stillSaved(json: string | null, now: Instant): string | undefined {
  const answers = answersIn(json);
  return answers && toSave(answers, answers.savedAt, now);
}

/** Reads a kept stay by the same mappers as an answer; undefined when this is not kept, or has ended. */
export function readSaved(json: string | null, slug: Slug, now: Instant): SavedStay | undefined {
  const answers = answersIn(stillSaved(json, now) ?? null, slug);
  if (answers === undefined) return undefined;
  return {
    savedAt: answers.savedAt,
    stay: stayFromDto(answers.stay),
    property: propertyFromDto(answers.property),
  };
}
