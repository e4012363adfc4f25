import type { $ZodIssue, $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/mini';

import { parseJson } from './gate.ts';
import { HttpError, invalid } from './http.ts';

/** What is wrong with a value, and where: the path of the member and a sentence without the value. */
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

/** What is wrong with a value that is there. */
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

/** The variant of a union that the caller means lacks the fewest of its members. */
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

/** The first thing that a schema finds wrong with a value: missing, of a wrong type, or a wrong value. */
export function firstProblem([issue]: readonly $ZodIssue[], value: unknown): Problem {
  return issue === undefined ? { path: [], message: 'is not valid' } : problemOf(issue, value);
}

/** The first member of `value` that `parsed` does not have: its schema does not declare it. */
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

/** Does a part of something larger; what it refuses says where in the whole that is. */
export async function inPlace<T>(place: string, act: () => T | Promise<T>): Promise<T> {
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

/** Refuses a value for the first thing that its schema finds wrong; `name` is that of the value itself. */
export function invalidValue(issues: readonly $ZodIssue[], value: unknown, name: string): HttpError {
  const { path, message } = firstProblem(issues, value);
  return invalid(path.map(String).join('.') || name, message);
}

const MOST_LEVELS = 20;
/** Members that would change what every object of the page inherits. */
const REFUSED = new Set(['__proto__', 'constructor', 'prototype']);

function refuseHostile(value: unknown, path: string, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels > MOST_LEVELS) throw invalid(path, `is deeper than ${MOST_LEVELS} levels`);
  for (const [key, member] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (REFUSED.has(key)) throw invalid(here, 'is a name that is not allowed');
    refuseHostile(member, here, levels + 1);
  }
}

/** Reads JSON that a tester sends. Throws a 400 that says where it is wrong, too deep or could poison an object. */
export function readUntrusted<S extends $ZodType>(schema: S, text: string, name: string): output<S> {
  const value = parseJson(text);
  refuseHostile(value, '', 1);
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw invalidValue(result.error.issues, value, name);
}
