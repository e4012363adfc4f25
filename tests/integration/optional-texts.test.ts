import { describe, expect, test } from 'vitest';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

import { parseResponse } from '#api/parse-response.ts';
import type * as wire from '#api/generated/model.ts';
import { customerFromDto } from '#domain/account/customer.ts';
import { reservationSummariesFromDto } from '#domain/account/reservation-summary.ts';
import { rewardsFromDto } from '#domain/account/reward.ts';
import { productAvailabilityFromDto, slotsFromDto } from '#domain/availability/availability.ts';
import { checkInProgressFromDto } from '#domain/check-in/check-in.ts';
import { customProductsFromDto } from '#domain/custom-product/custom-product.ts';
import { helpContentFromDto } from '#domain/help/help-content.ts';
import { orderFromDto } from '#domain/order/order-flow.ts';
import { partnersFromDto } from '#domain/pass/pass.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import { rateOffersFromDto } from '#domain/rate/rate.ts';
import { asSlug } from '#domain/stay/stay.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { OPERATIONS } from '#mocks/generated/operations.ts';

/** An empty text, and texts of only invisible characters. */
const BLANKS = ['', ' ', '\t\n', '\u00A0\u3000', '\u200B\uFEFF', '\u200E\u200F', '\u00AD', '\u2800', '\u3164'];

type Path = readonly string[];

/** Values without which a mapper skips an entry, by the last name in their path. */
interface Values {
  readonly [name: string]: unknown;
}

const USUAL: Values = {
  accessType: 'code',
  startDate: '2026-11-20T13:00:00Z',
  endDate: '2026-11-23T09:00:00Z',
  consumptionDate: '2026-11-21T06:00:00Z',
  consumptionEndDate: '2026-11-21T08:00:00Z',
  timeslot: '2026-11-20T12:00:00Z',
  error: null,
  isAvailable: true,
  isWhiteLabel: false,
  url: 'https://pictures.example.test/1.jpg',
  imageUrl: 'https://pictures.example.test/2.jpg',
  logoUrl: 'https://pictures.example.test/3.jpg',
  actionUrl: 'https://partner.example.test/',
  websiteUrl: 'https://partner.example.test/',
  googleMapsUrl: 'https://maps.app.goo.gl/abc',
};

interface Text {
  readonly path: Path;
  readonly isOptional: boolean;
}

/** The schema without `optional` and `nullable`; of a union its first member, as the second one is null in the contract. */
function inner(schema: $ZodType): $ZodType {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'lazy') return inner(def.getter());
  if (def.type === 'optional' || def.type === 'nullable') return inner(def.innerType);
  return def.type === 'union' ? inner(def.options[0] ?? schema) : schema;
}

const isOptional = (schema: $ZodType): boolean => {
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'nullable';
};

/** A response with a value for every member; adds the path of each text to `texts`. */
function sampleOf(schema: $ZodType, values: Values, texts: Text[], path: Path = []): unknown {
  const name = path.findLast((step) => step !== '0') ?? '';
  const { def } = (inner(schema) as $ZodTypes)._zod;
  if (def.type === 'string') texts.push({ path, isOptional: isOptional(schema) });
  if (name in values && def.type !== 'array' && def.type !== 'object') return values[name];
  if (values[name] === null) return null;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, member]) => [key, sampleOf(member, values, texts, [...path, key])]),
      );
    case 'array':
      return [sampleOf(def.element, values, texts, [...path, '0'])];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'string':
      return `the ${path.join(' ')}`;
    case 'number':
      return 1;
    case 'boolean':
      return false;
    default:
      throw new TypeError(`No sample of ${def.type}`);
  }
}

/** The same response with another value at a path. */
function replaced(node: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node)) return node.map((each) => replaced(each, rest, value));
  const object = node as Readonly<Record<string, unknown>>;
  return { ...object, [step]: replaced(object[step], rest, value) };
}

/** The paths of the texts in an entity that have no visible character. */
function blankTexts(node: unknown, path = ''): string[] {
  if (typeof node === 'string') return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(node) ? [] : [path];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, each]) => blankTexts(each, `${path}.${key}`));
}

interface Reading {
  /** Maps a response to entities as the app does. */
  readonly read: (response: never) => unknown;
  /** Values for several samples, each of which reaches another part of the mapper. */
  readonly kinds?: readonly Values[];
}

const reading = (read: (response: never) => unknown, kinds?: readonly Values[]): Reading => ({
  read,
  ...(kinds && { kinds }),
});

/** The mappers of the app for each operation with optional texts in its response. */
const READINGS: Readonly<Partial<Record<keyof typeof OPERATIONS, Reading>>> = {
  checkInLookup: reading(({ data }: wire.CheckInMatchListOutput) => asSlug(data[0]?.slug)),
  checkIn: reading(stayFromDto),
  // The rest is read by the mappers of a stay, in `placeOrder` and `applyReply`.
  updateCheckIn: reading((dto: wire.CheckInUpdateResultOutput) => checkInProgressFromDto(dto)),
  customProducts: reading(
    ({ data }: wire.CustomProductListOutput) => customProductsFromDto(data),
    ['third-party', 'dummy', 'request', 'informational'].map((kind) => ({ kind })),
  ),
  order: reading(orderFromDto),
  productAvailability: reading(productAvailabilityFromDto),
  productContent: reading(
    ({ data }: wire.ProductContentListOutput) => partnersFromDto(data),
    ['breakfast', 'gym'].map((type) => ({ type })),
  ),
  propertyContent: reading(({ data }: wire.PropertyContentListOutput) => helpContentFromDto(data[0])),
  property: reading(propertyFromDto),
  propertyUnitAvailability: reading(
    ({ data }: wire.DateChangeSlotListOutput) => slotsFromDto(data),
    [{ type: 'start-date' }],
  ),
  propertyUnitCategoryAvailability: reading(({ data }: wire.RateOfferListOutput) => rateOffersFromDto(data)),
  // The app reads only the capacity.
  propertyUnitCategory: reading(({ capacity }: wire.UnitCategoryOutput) => capacity),
  reservations: reading(({ data }: wire.ReservationListOutput) => reservationSummariesFromDto(data)),
  reservationState: reading(checkInProgressFromDto),
  customers: reading(({ data }: wire.CustomerListOutput) => data.map(customerFromDto)),
  updateCustomer: reading(customerFromDto),
  futureCustomerRewards: reading(({ data }: wire.RewardListOutput) => rewardsFromDto(data), [{ type: 'gym' }]),
};

const operations = Object.entries(OPERATIONS) as [keyof typeof OPERATIONS, { reply: $ZodType }][];

/** Texts that the contract requires, but which may be blank. */
const ALSO = /(partners\.0\.address|description|features|body|tags\.0)$/;

const replies = operations.flatMap(([operation, { reply }]) => {
  const { def } = (reply as $ZodTypes)._zod;
  const schemas = def.type === 'union' ? def.options : [reply];
  return schemas.flatMap((schema) =>
    (READINGS[operation]?.kinds ?? [{}]).map((kind) => {
      const texts: Text[] = [];
      const sample = sampleOf(schema, { ...USUAL, ...kind }, texts);
      const optional = texts
        .filter(({ path, isOptional: is }) => is || ALSO.test(path.join('.')))
        .map(({ path }) => path);
      return { operation, reply, sample, optional, kind: Object.values(kind).join(' ') };
    }),
  );
});

describe('a blank optional text is read as no text (D1)', () => {
  test('every response with optional texts is read here', () => {
    const others = replies.filter(({ operation, optional }) => optional.length > 0 && !(operation in READINGS));
    expect(others.map(({ operation }) => operation)).toEqual([]);
  });

  const rows = replies.filter(({ optional }) => optional.length > 0);

  test.each(rows)('$operation $kind, one text at a time', ({ operation, reply, sample, optional }) => {
    const read = (response: unknown): unknown =>
      READINGS[operation]?.read(parseResponse(operation, reply, response) as never);
    expect(blankTexts(read(sample)), 'the sample itself').toEqual([]);
    const found = optional.flatMap((path) =>
      BLANKS.flatMap((blank) =>
        blankTexts(read(replaced(sample, path, blank))).map(
          (at) => `${path.join('.')} ${JSON.stringify(blank)}: ${at}`,
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});
