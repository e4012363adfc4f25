import type { $ZodType, $ZodTypes, output } from 'zod/v4/core';

import { safeParse } from 'zod/mini';

import { markDropped, markUnreadable } from '#lib/unreadable.ts';

import { ContractError } from './api-error.ts';

/** The names that a schema, at any depth, gives its fields. */
function fieldNames(part: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return names;
  seen.add(part);
  if (!('_zod' in part)) {
    for (const member of Object.values(part)) fieldNames(member, names, seen);
    return names;
  }
  const { def } = (part as $ZodType)._zod;
  if ('shape' in def) for (const name of Object.keys(def.shape as object)) names.add(name);
  if ('getter' in def) fieldNames((def.getter as () => unknown)(), names, seen);
  for (const member of Object.values(def)) fieldNames(member, names, seen);
  return names;
}

type Path = readonly PropertyKey[];

/** A place where an answer breaks its schema. */
interface Breach {
  readonly path: Path;
  /** What zod calls it, e.g. `invalid_type`. */
  readonly code: string;
}

/** The path without values: indexes, and keys the contract does not name, become `*`. */
const fieldPath = (names: ReadonlySet<string>, path: Path): string =>
  path.map((key) => (typeof key === 'string' && names.has(key) ? key : '*')).join('.') || '(root)';

/**
 * The operations whose answers are read in parts, each with the paths that must be readable. Elsewhere a broken list
 * entry is dropped. A broken part is replaced by an empty value, which `isUnreadable` names.
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

let onBreach: (breach: ContractError) => void = () => {};
const known = new Set<string>();

/** Calls `listener` once for each place where an answer was broken but could be read without it. */
export function watchBreaches(listener: (breach: ContractError) => void): void {
  onBreach = listener;
  known.clear();
}

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
  markUnreadable(whole, lacking);
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

/** Checks an answer against its generated schema before any mapper sees it; throws ContractError. */
export function parseReply<S extends $ZodType>(operation: string, schema: S, answer: unknown): output<S> {
  const result = safeParse(schema, answer);
  if (result.success) return result.data;
  const required = Object.hasOwn(REQUIRED, operation) ? REQUIRED[operation] : undefined;
  const mended = required && mend(schema, answer, { path: [], required });
  const names = fieldNames(schema);
  const errorOf = ({ path, code }: Breach) => new ContractError(operation, fieldPath(names, path), code);
  if (mended === undefined) throw errorOf(result.error.issues[0] ?? { path: [], code: 'custom' });
  for (const breach of mended.breaches) {
    const error = errorOf(breach);
    const place = `${error.message} ${error.issue}`;
    if (known.has(place)) continue;
    known.add(place);
    onBreach(error);
  }
  return mended.value as output<S>;
}
