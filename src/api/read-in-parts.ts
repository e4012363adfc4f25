import type { $ZodType, $ZodTypes, output } from 'zod/v4/core';

import { safeParse } from 'zod/mini';

import { markDropped, markInvalidFields } from '#lib/wire.ts';

import { noteBreach } from './breaches.ts';
import { breachErrors, parseReply } from './parse-reply.ts';
import type { Breach, Path } from './parse-reply.ts';

/**
 * The operations whose answers are read in parts, each with the paths that must be readable. Elsewhere a broken list
 * entry is dropped. A broken part is replaced by an empty value, which `isInvalidField` names.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  // A door needs no more. Dates that cannot be read are N/A.
  checkIn: ['slug', 'propertyId', 'status', 'services.*.products'],
  checkInLookup: ['data'],
  property: ['id', 'timezone'],
  propertyUnitCategory: ['capacity'],
  propertyContent: ['data', 'data.*.articles'],
  productContent: ['data'],
  customProducts: ['data'],
  productAvailability: ['timeslots', 'options', 'cleaningAllowance', 'scheduledCleaningsCount'],
  propertyUnitAvailability: ['data'],
  propertyUnitCategoryAvailability: ['data'],
  customers: ['data'],
  futureCustomerRewards: ['data'],
  reservations: ['data'],
};

interface Mended {
  readonly value: unknown;
  readonly breaches: readonly Breach[];
}

interface Place {
  readonly path: Path;
  /** The paths of what must be readable. */
  readonly required: readonly string[];
}

/** A list entry is whole or dropped: only lists in it may lack something. */
const isInEntry = ({ path }: Place): boolean => path.some((key) => typeof key === 'number');

const isRequired = ({ path, required }: Place): boolean =>
  required.includes(path.map((key) => (typeof key === 'number' ? '*' : key)).join('.'));

const EMPTY: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false };

/** The value that replaces a broken member; undefined when the part around it is broken too. */
function emptyValue(schema: $ZodType, place: Place): { readonly value: unknown } | undefined {
  const { type } = (schema as $ZodTypes)._zod.def;
  if (isRequired(place)) return undefined;
  if (type === 'array') return { value: [] };
  if (!isInEntry(place) && safeParse(schema, undefined).success) return { value: undefined };
  if (place.path.length > 1) return undefined;
  return safeParse(schema, null).success ? { value: null } : type in EMPTY ? { value: EMPTY[type] } : undefined;
}

function mendObject(shape: Readonly<Record<string, $ZodType>>, value: object, place: Place): Mended | undefined {
  const whole: Record<string, unknown> = {};
  const breaches: Breach[] = [];
  const lacking = new Set<string>();
  for (const [key, member] of Object.entries(shape)) {
    const given: unknown = Reflect.get(value, key);
    const at = { ...place, path: [...place.path, key] };
    const mended = mend(member, given, at);
    const readable = mended ?? emptyValue(member, at);
    if (readable === undefined) return undefined;
    if (readable.value !== undefined) whole[key] = readable.value;
    if (mended === undefined) lacking.add(key);
    breaches.push(...(mended?.breaches ?? breachesOf(member, given, at)));
  }
  markInvalidFields(whole, lacking);
  return { value: whole, breaches };
}

/** Undefined when no entry can be read: then the list itself is broken. */
function mendList(entry: $ZodType, value: readonly unknown[], place: Place): Mended | undefined {
  const breaches: Breach[] = [];
  const good = value.flatMap((each, index) => {
    const at = { ...place, path: [...place.path, index] };
    const mended = mend(entry, each, at);
    breaches.push(...(mended?.breaches ?? breachesOf(entry, each, at)));
    return mended === undefined ? [] : [mended.value];
  });
  if (good.length === 0) return undefined;
  markDropped(good, value.length - good.length);
  return { value: good, breaches };
}

function breachesOf(schema: $ZodType, value: unknown, { path }: Place): Breach[] {
  const issue = safeParse(schema, value).error?.issues[0];
  return issue ? [{ path: [...path, ...issue.path], code: issue.code }] : [];
}

/** Reads what can be read of a value; undefined when nothing of it can. */
function mend(schema: $ZodType, value: unknown, place: Place): Mended | undefined {
  const strict = safeParse(schema, value);
  if (strict.success) return { value: strict.data, breaches: [] };
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'lazy') return mend(def.getter(), value, place);
  if (def.type === 'optional' || def.type === 'nullable') return mend(def.innerType, value, place);
  if (def.type === 'union') {
    for (const option of def.options) {
      const mended = mend(option, value, place);
      if (mended) return mended;
    }
  }
  if (def.type === 'array' && Array.isArray(value)) return mendList(def.element, value, place);
  if (def.type === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return mendObject(def.shape, value, place);
  }
  return undefined;
}

/** Reads a broken answer without its broken parts, and reports those; throws ContractError when it needs one of them. */
export function readInParts<S extends $ZodType>(operation: string, schema: S, answer: unknown): output<S> {
  const required = Object.hasOwn(REQUIRED, operation) ? REQUIRED[operation] : undefined;
  const mended = required && mend(schema, answer, { path: [], required });
  if (mended === undefined) return parseReply(operation, schema, answer);
  const errorOf = breachErrors(operation, schema);
  for (const breach of mended.breaches) noteBreach(errorOf(breach));
  return mended.value as output<S>;
}
