import * as z from 'zod/mini';

import { parseDuration, parseInstant, refuseFarTime, toMs } from './clock.ts';
import type { Instant } from './clock.ts';
import { FAULT_KINDS } from './fault-defaults.ts';
import { readFault } from './fault-input.ts';
import type { Fault, FaultTargets } from './fault-input.ts';
import type { UnknownWord } from './opened.ts';
import { WORLD_NAME } from './sessions.ts';

/**
 * Parses `params.id=a`, `times=2`, `frozen=true` into an object. Numbers, booleans and JSON get their types; throws an
 * Error with a readable message for a word that is not NAME=VALUE.
 */
export function membersOf(words: readonly string[]): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const word of words) {
    const [, path = '', text = ''] = /^([^=]+)=(.*)$/.exec(word) ?? [];
    if (path === '') throw new Error(`'${word}' must be NAME=VALUE`);
    const [name = '', inner] = path.split('.');
    const value = /^(-?\d+(\.\d+)?|true|false|[[{].*)$/.test(text) ? (JSON.parse(text) as unknown) : text;
    members[name] = inner === undefined ? value : { ...(members[name] as object | undefined), [inner]: value };
  }
  return members;
}

/** The edit distance of two names. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split('').entries()) {
    let corner = index;
    const next = [index + 1];
    for (const [at, other] of to.split('').entries()) {
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, corner + (letter === other ? 0 : 1)));
      corner = row[at + 1] ?? 0;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^a-z0-9]+/);

/** Ranks a suggestion: the edit distance, reduced by the whole words that both share. */
function dissimilarity(word: string, name: string): number {
  const words = wordsOf(name);
  const shared = wordsOf(word).filter((each) => each !== '' && words.includes(each));
  return distance(word.toLowerCase(), name.toLowerCase()) - 4 * shared.join('').length;
}

/** The most similar names, best first. */
export function nearest(word: string, names: readonly string[], most = 3): string[] {
  const limit = Math.max(3, word.length / 2);
  return names
    .map((name) => ({ name, far: dissimilarity(word, name) }))
    .filter(({ far }) => far <= limit)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ name }) => name);
}

/** The parsed parameters of a tester link. */
export interface TesterLink {
  readonly scenarios: readonly string[];
  /** An instant to start at, a duration to advance by, or both. */
  readonly clock: { readonly now?: Instant; readonly advance?: string };
  readonly faults: readonly Fault[];
  readonly world: string | undefined;
}

/** The names that a link may use. */
export interface LinkNames {
  readonly scenarios: readonly string[];
  readonly operations: FaultTargets;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A string schema parsed by `read`; when it throws, the issue carries what the page about unknown words shows. */
const text = <T>(
  parameter: UnknownWord['parameter'],
  read: (word: string) => T,
  refusal: (word: string, error: unknown) => Pick<UnknownWord, 'why' | 'meant'>,
) =>
  z.pipe(
    z.string(),
    z.transform((word, context) => {
      try {
        return read(word);
      } catch (error) {
        const unknown: UnknownWord = { parameter, word, ...refusal(word, error) };
        context.issues.push({ code: 'custom', input: word, params: { unknown } });
        return z.NEVER;
      }
    }),
  );

const clockText = text(
  'now',
  (word): { readonly now?: Instant; readonly advance?: string } => {
    // A `+` in a query string is decoded as a space.
    const instant = parseInstant(word.replace(' ', '+'));
    if (instant !== null) {
      refuseFarTime(toMs(instant));
      return { now: instant };
    }
    if (parseDuration(word) === undefined) throw new Error('is not a time');
    return { advance: word };
  },
  () => ({
    why: 'is not a time: write an instant with an offset, or a duration',
    meant: ['2026-06-01T10:00:00Z', 'PT1H', 'P1D'],
  }),
);

const worldText = text(
  'world',
  (word) => {
    if (!WORLD_NAME.test(word)) throw new Error('is not a valid name');
    return word;
  },
  (word) => {
    const name = word
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .slice(0, 40);
    return { why: 'is not a valid world name: 1 to 40 lower-case letters, digits or hyphens', meant: [name] };
  },
);

/** Splits a fault in a link at its commas, except those within JSON. */
function partsOf(word: string) {
  const [head = '', ...members] = word.split(/,(?![^{]*\})/);
  const [kind = '', operation] = head.split(':');
  return { kind, operation, members };
}

/** `kind:operation,name=value`, e.g. `status:readBook,status=503,times=1`. */
function faultText({ operations }: LinkNames) {
  return text(
    'fault',
    (word) => {
      const { kind, operation, members } = partsOf(word);
      return readFault({ kind, ...(operation === undefined ? {} : { operation }), ...membersOf(members) }, operations);
    },
    (word, error) => {
      const { kind, operation, members } = partsOf(word);
      const rest = members.length > 0 ? `,${members.join(',')}` : '';
      if (!FAULT_KINDS.some((each) => each === kind)) {
        const kinds = nearest(kind, FAULT_KINDS);
        const meant = kinds.map((each) => `${each}${operation === undefined ? '' : `:${operation}`}${rest}`);
        return { why: `is not a fault: the kinds are ${FAULT_KINDS.join(', ')}`, meant };
      }
      if (operation !== undefined && operation !== '*' && !operations.has(operation)) {
        const meant = nearest(operation, [...operations.keys()]).map((each) => `${kind}:${each}${rest}`);
        return { why: `names an unknown operation: ${operation}`, meant };
      }
      return { why: `is not a fault: ${sentence(error)}`, meant: [kind] };
    },
  );
}

const scenarioText = ({ scenarios }: LinkNames) =>
  text(
    'scenario',
    (word) => {
      if (!scenarios.includes(word)) throw new Error('is unknown');
      return word;
    },
    (word) => ({ why: 'is not a known situation', meant: nearest(word, scenarios) }),
  );

const linkOf = (names: LinkNames) =>
  z.strictObject({
    scenarios: z.array(scenarioText(names)),
    clock: z.array(clockText),
    faults: z.array(faultText(names)),
    world: z.optional(worldText),
  });

/** The further values where a link has one: a second world, instant or duration. None is chosen silently. */
function beyondOne(parameter: UnknownWord['parameter'], words: readonly string[]): UnknownWord[] {
  const [first = '', ...further] = new Set(words);
  return further.map((word) => ({ parameter, word, why: `stands beside ${first}: a link has one`, meant: [first] }));
}

/** Parses the tester parameters of a query string; returns the link, or all unknown words in it. */
export function readLink(search: string, names: LinkNames): TesterLink | { readonly unknown: readonly UnknownWord[] } {
  const parameters = new URLSearchParams(search);
  const [times, worlds] = [parameters.getAll('now'), parameters.getAll('world')];
  const result = z.safeParse(linkOf(names), {
    // A `+` in a query string is decoded as a space.
    scenarios: parameters.getAll('scenario').flatMap((each) => each.split(/[ +,]+/).filter((word) => word !== '')),
    clock: times,
    faults: parameters.getAll('fault'),
    world: worlds.at(-1),
  });
  if (!result.success) {
    const unknown = result.error.issues.flatMap((issue) =>
      issue.code === 'custom' && issue.params ? [issue.params['unknown'] as UnknownWord] : [],
    );
    return { unknown };
  }
  const { scenarios, clock, faults, world } = result.data;
  const unknown = [
    ...beyondOne('world', worlds),
    ...(['now', 'advance'] as const).flatMap((kind) =>
      beyondOne(
        'now',
        times.filter((_, at) => clock[at]?.[kind] !== undefined),
      ),
    ),
  ];
  if (unknown.length > 0) return { unknown };
  return { scenarios, clock: Object.assign({}, ...clock), faults, world };
}
