import type { $ZodType, $ZodTypes, output } from 'zod/v4/core';

import { safeParse } from 'zod/mini';

import { markDropped, markInvalidFields } from '#lib/wire.ts';

import { ContractError } from './api-error.ts';

/**
 * Operations whose responses may be used in part, with the paths that must be valid. Invalid list entries are dropped;
 * any other invalid field is replaced by an empty value, which `isInvalidField` reports.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  // Doors need no more; unreadable dates are shown as N/A.
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

type Path = readonly PropertyKey[];

/** A violation of a response's schema. */
interface Breach {
  readonly path: Path;
  /** zod's code, e.g. `invalid_type`. */
  readonly code: string;
}

let onBreach: (breach: ContractError) => void = () => {};
const reported = new Set<string>();

/** Calls `listener` once for each field and kind of violation in responses that are used without that field. */
export function onContractBreach(listener: (breach: ContractError) => void): void {
  onBreach = listener;
  reported.clear();
}

function report(breach: ContractError): void {
  const key = `${breach.message} ${breach.issue}`;
  if (reported.has(key)) return;
  reported.add(key);
  onBreach(breach);
}

/** The names of all fields in a schema, at any depth. */
function fieldNames(node: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return names;
  seen.add(node);
  if (!('_zod' in node)) {
    for (const member of Object.values(node)) fieldNames(member, names, seen);
    return names;
  }
  const { def } = (node as $ZodType)._zod;
  if ('shape' in def) for (const name of Object.keys(def.shape as object)) names.add(name);
  if ('getter' in def) fieldNames((def.getter as () => unknown)(), names, seen);
  for (const member of Object.values(def)) fieldNames(member, names, seen);
  return names;
}

/** Reports the invalid field without the guest's values: indexes and keys that are not in the contract become `*`. */
function contractErrors(operation: string, schema: $ZodType): (breach: Breach | undefined) => ContractError {
  const names = fieldNames(schema);
  return (breach = { path: [], code: 'custom' }) => {
    const field = breach.path.map((key) => (typeof key === 'string' && names.has(key) ? key : '*')).join('.');
    return new ContractError(operation, field || '(root)', breach.code);
  };
}

/** Validates a response by its generated schema; throws ContractError unless it is completely valid. */
export function parseResponse<S extends $ZodType>(operation: string, schema: S, response: unknown): output<S> {
  const result = safeParse(schema, response);
  if (result.success) return result.data;
  throw contractErrors(operation, schema)(result.error.issues[0]);
}

/**
 * Reads a response without its invalid fields, and reports them; throws ContractError if a required field is invalid.
 */
export function parseResponseInParts<S extends $ZodType>(operation: string, schema: S, response: unknown): output<S> {
  const required = Object.hasOwn(REQUIRED, operation) ? REQUIRED[operation] : undefined;
  const parsed = required && parse(schema, response, { path: [], required });
  if (parsed === undefined) return parseResponse(operation, schema, response);
  if (parsed.breaches.length > 0) {
    const errorOf = contractErrors(operation, schema);
    for (const breach of parsed.breaches) report(errorOf(breach));
  }
  return parsed.value as output<S>;
}

interface Parsed {
  readonly value: unknown;
  readonly breaches: readonly Breach[];
}

interface Position {
  readonly path: Path;
  /** The paths that must be valid. */
  readonly required: readonly string[];
}

/** The valid parts of a value; undefined if there are none. */
function parse(schema: $ZodType, value: unknown, position: Position): Parsed | undefined {
  const strict = safeParse(schema, value);
  if (strict.success) return { value: strict.data, breaches: [] };
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'lazy') return parse(def.getter(), value, position);
  if (def.type === 'optional' || def.type === 'nullable') return parse(def.innerType, value, position);
  if (def.type === 'union') {
    for (const option of def.options) {
      const parsed = parse(option, value, position);
      if (parsed) return parsed;
    }
  }
  if (def.type === 'array' && Array.isArray(value)) return parseList(def.element, value, position);
  if (def.type === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return parseObject(def.shape, value, position);
  }
  return undefined;
}

function parseObject(shape: Readonly<Record<string, $ZodType>>, value: object, position: Position): Parsed | undefined {
  const valid: Record<string, unknown> = {};
  const breaches: Breach[] = [];
  const invalid = new Set<string>();
  for (const [key, member] of Object.entries(shape)) {
    const given: unknown = Reflect.get(value, key);
    const at = { ...position, path: [...position.path, key] };
    const parsed = parse(member, given, at);
    const usable = parsed ?? emptyValue(member, at);
    if (usable === undefined) return undefined;
    if (usable.value !== undefined) valid[key] = usable.value;
    if (parsed === undefined) invalid.add(key);
    breaches.push(...(parsed?.breaches ?? breachesOf(member, given, at)));
  }
  markInvalidFields(valid, invalid);
  return { value: valid, breaches };
}

/** Undefined if no entry is valid, which makes the list itself invalid. */
function parseList(entry: $ZodType, value: readonly unknown[], position: Position): Parsed | undefined {
  const breaches: Breach[] = [];
  const valid = value.flatMap((each, index) => {
    const at = { ...position, path: [...position.path, index] };
    const parsed = parse(entry, each, at);
    breaches.push(...(parsed?.breaches ?? breachesOf(entry, each, at)));
    return parsed === undefined ? [] : [parsed.value];
  });
  if (valid.length === 0) return undefined;
  markDropped(valid, value.length - valid.length);
  return { value: valid, breaches };
}

function breachesOf(schema: $ZodType, value: unknown, { path }: Position): Breach[] {
  const issue = safeParse(schema, value).error?.issues[0];
  return issue ? [{ path: [...path, ...issue.path], code: issue.code }] : [];
}

const EMPTY: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false };

/** Within list entries only nested lists may lose entries; otherwise an invalid entry is dropped completely. */
const isInEntry = ({ path }: Position): boolean => path.some((key) => typeof key === 'number');

const isRequired = ({ path, required }: Position): boolean =>
  required.includes(path.map((key) => (typeof key === 'number' ? '*' : key)).join('.'));

/** The replacement for an invalid field; undefined if the enclosing object becomes invalid, too. */
function emptyValue(schema: $ZodType, position: Position): { readonly value: unknown } | undefined {
  const { type } = (schema as $ZodTypes)._zod.def;
  if (isRequired(position)) return undefined;
  if (type === 'array') return { value: [] };
  if (!isInEntry(position) && safeParse(schema, undefined).success) return { value: undefined };
  if (position.path.length > 1) return undefined;
  return safeParse(schema, null).success ? { value: null } : type in EMPTY ? { value: EMPTY[type] } : undefined;
}
