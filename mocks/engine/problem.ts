import type { $ZodIssue } from 'zod/v4/core';

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
    default:
      return 'is not valid';
  }
}

const MISSING = 'is missing';

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
  if (issue.code === 'invalid_union' && here !== undefined) {
    const { path, message } = ofUnion(issue.errors, here);
    return { path: [...issue.path, ...path], message };
  }
  return { path: issue.path, message: here === undefined ? MISSING : wrong(issue) };
}

/** The first thing that a schema finds wrong with a value: missing, of a wrong type, or a wrong value. */
export function firstProblem([issue]: readonly $ZodIssue[], value: unknown): Problem {
  return issue === undefined ? { path: [], message: 'is not valid' } : problemOf(issue, value);
}
