import type { $ZodIssue, $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/mini';

import { parseJson } from './gate.ts';
import { HttpError, invalid } from './http.ts';

/** What is wrong with a value and where; the message does not contain the value. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

const FORMS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  datetime: 'an ISO 8601 instant with offset',
  date: 'a day as YYYY-MM-DD',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

function bound(word: 'least' | 'most', limit: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  return `must ${unit === undefined ? 'be' : 'have'} at ${word} ${limit}${unit === undefined ? '' : ` ${unit}`}`;
}

/** Describes an issue with a value that is present. */
function wrong(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.map((each) => JSON.stringify(each)).join(' or ')}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `must match ${issue.pattern}`
        : `must be ${FORMS[issue.format] ?? issue.format}`;
    case 'too_small':
      if (issue.inclusive === false) return `must be above ${issue.minimum}`;
      return bound('least', issue.minimum, issue.origin);
    case 'too_big':
      return bound('most', issue.maximum, issue.origin);
    case 'custom':
      return issue.message;
    default:
      return 'is not valid';
  }
}

const MISSING = 'is missing';
const UNKNOWN = 'is unknown';

/** The problem in the variant that comes closest: the one with the fewest missing members. */
function ofUnion(variants: readonly (readonly $ZodIssue[])[], value: unknown): Problem {
  const each = variants.map((issues) => {
    const problems = issues.map((issue) => problemOf(issue, value));
    return { problems, lacks: problems.filter(({ path, message }) => path.length === 1 && message === MISSING) };
  });
  const fewest = Math.min(...each.map(({ lacks }) => lacks.length));
  const closest = each.filter(({ lacks }) => lacks.length === fewest);
  const meant = closest[0]?.lacks[0] ?? closest[0]?.problems[0];
  if (meant !== undefined && (fewest === 0 || closest.length === 1)) return meant;
  const names = closest.flatMap(({ lacks }) => lacks.map(({ path }) => path.map(String).join('.')));
  return { path: [], message: `must have one of ${names.join(', ')}` };
}

function problemOf(issue: $ZodIssue, value: unknown): Problem {
  const here = issue.path.reduce<unknown>(memberOf, value);
  if (issue.code === 'unrecognized_keys') return { path: [...issue.path, issue.keys[0] ?? ''], message: UNKNOWN };
  if (issue.code === 'invalid_union' && here !== undefined) {
    if (issue.errors.length === 0) return { path: issue.path, message: UNKNOWN };
    const { path, message } = ofUnion(issue.errors, here);
    return { path: [...issue.path, ...path], message };
  }
  return { path: issue.path, message: here === undefined ? MISSING : wrong(issue) };
}

/** The first problem that a schema finds: a missing value, a wrong type, or a wrong value. */
export function firstProblem([issue]: readonly $ZodIssue[], value: unknown): Problem {
  return issue === undefined ? { path: [], message: 'is not valid' } : problemOf(issue, value);
}

/** The path of the first member of `value` that is missing in `parsed`, and so not declared by the schema. */
export function undeclared(value: unknown, parsed: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(parsed, key)) return here;
    const deeper = undeclared(member, (parsed as Record<string, unknown>)[key], here);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** Runs `act` for a part of a larger value, and prefixes the field of its errors with the path of that part. */
export async function withFieldPrefix<T>(place: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code, status, message, data = {} } = error;
    const inner = typeof data['field'] === 'string' ? data['field'] : '';
    const field = inner === '' ? place : `${place}.${inner}`;
    const isNamed = inner !== '' && message.startsWith(inner);
    const said = isNamed ? `${place}.${message}` : `${field}: ${message}`;
    throw new HttpError(code, said, { status, data: { ...data, field } });
  }
}

/** The error for the first issue of a value; `name` is the name of the value itself. */
export function invalidValue(issues: readonly $ZodIssue[], value: unknown, name: string): HttpError {
  const { path, message } = firstProblem(issues, value);
  return invalid(path.map(String).join('.') || name, message);
}

const MAX_LEVELS = 20;
/** Members that could pollute the prototypes of the page's objects. */
const REFUSED = new Set(['__proto__', 'constructor', 'prototype']);

function refuseUnsafe(value: unknown, path: string, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels > MAX_LEVELS) throw invalid(path, `is deeper than ${MAX_LEVELS} levels`);
  for (const [key, member] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (REFUSED.has(key)) throw invalid(here, 'is not an allowed name');
    refuseUnsafe(member, here, levels + 1);
  }
}

/**
 * Parses JSON from a tester. Throws a 400 naming the field when it is invalid, too deep, or could pollute a prototype.
 */
export function readUntrusted<S extends $ZodType>(schema: S, text: string, name: string): output<S> {
  const value = parseJson(text);
  refuseUnsafe(value, '', 1);
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw invalidValue(result.error.issues, value, name);
}
