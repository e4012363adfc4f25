import type { Instant } from '#lib/time.ts';

import * as z from 'zod/mini';

import { parseInstant, toMs } from '#lib/time.ts';

import { parseDuration, refuseFarTime } from './clock.ts';
import { readFault } from './fault-input.ts';
import type { Fault, FaultTargets } from './fault-input.ts';
import { membersOf } from './members.ts';
import { nearest } from './nearest.ts';
import { FAULT_KINDS } from './usual-fault.ts';
import { WORLD_NAME } from './worlds.ts';

/** The parameters that a link of testers may carry on any page. */
export const LINK_PARAMETERS = ['scenario', 'now', 'fault', 'world'] as const;

/** What a link asks for. */
export interface TesterLink {
  readonly scenarios: readonly string[];
  /** An instant, a duration to go on by, or both. */
  readonly clock: { readonly now?: Instant; readonly advance?: string };
  readonly faults: readonly Fault[];
  readonly world: string | undefined;
}

/** A value in a link that is unknown here. */
export interface UnknownWord {
  readonly parameter: (typeof LINK_PARAMETERS)[number];
  readonly word: string;
  /** Why, as the end of a sentence that begins with it. */
  readonly why: string;
  /** What may have been meant; each can replace it. */
  readonly meant: readonly string[];
}

/** What a link may name. */
export interface LinkNames {
  readonly scenarios: readonly string[];
  readonly operations: FaultTargets;
}

/** Whether an address has a parameter of testers. */
export const isTesterLink = (search: string): boolean => {
  const parameters = new URLSearchParams(search);
  return LINK_PARAMETERS.some((name) => parameters.has(name));
};

/** The same address without the parameters of testers. */
export function withoutParameters(url: URL): URL {
  const rest = new URL(url);
  for (const name of LINK_PARAMETERS) rest.searchParams.delete(name);
  return rest;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A text read by `read`, which throws; the refusal keeps it for the page that says so. */
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
    // An address turns the plus of an offset into a space.
    const instant = parseInstant(word.replace(' ', '+'));
    if (instant !== null) {
      refuseFarTime(toMs(instant));
      return { now: instant };
    }
    if (parseDuration(word) === undefined) throw new Error('is no time');
    return { advance: word };
  },
  () => ({
    why: 'is no time: write an instant with its offset or a duration',
    meant: ['2026-06-01T10:00:00Z', 'PT1H', 'P1D'],
  }),
);

const worldText = text(
  'world',
  (word) => {
    if (!WORLD_NAME.test(word)) throw new Error('is no name');
    return word;
  },
  (word) => {
    const name = word
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .slice(0, 40);
    return { why: 'is no name of a world: 1 to 40 small letters, digits or hyphens', meant: [name] };
  },
);

/** The parts of a fault in a link; a comma within JSON separates nothing. */
function partsOf(word: string) {
  const [head = '', ...members] = word.split(/,(?![^{]*\})/);
  const [kind = '', operation] = head.split(':');
  return { kind, operation, members };
}

/** `kind:operation,name=value`, e.g. `status:checkIn,status=503,times=1`. */
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
        return { why: `is no fault: the kinds are ${FAULT_KINDS.join(', ')}`, meant };
      }
      if (operation !== undefined && operation !== '*' && !operations.has(operation)) {
        const meant = nearest(operation, [...operations.keys()]).map((each) => `${kind}:${each}${rest}`);
        return { why: `names no operation: ${operation}`, meant };
      }
      return { why: `is no fault: ${sentence(error)}`, meant: [kind] };
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
    (word) => ({ why: 'is no situation here', meant: nearest(word, scenarios) }),
  );

const linkOf = (names: LinkNames) =>
  z.strictObject({
    scenarios: z.array(scenarioText(names)),
    clock: z.array(clockText),
    faults: z.array(faultText(names)),
    world: z.optional(worldText),
  });

/** Reads the parameters of testers; gives the link, or every value in it that is unknown. */
export function readLink(search: string, names: LinkNames): TesterLink | { readonly unknown: readonly UnknownWord[] } {
  const parameters = new URLSearchParams(search);
  const last = (name: string) => parameters.getAll(name).at(-1);
  const result = z.safeParse(linkOf(names), {
    // An address turns a plus into a space.
    scenarios: parameters.getAll('scenario').flatMap((each) => each.split(/[ +,]+/).filter((word) => word !== '')),
    clock: parameters.getAll('now'),
    faults: parameters.getAll('fault'),
    world: last('world'),
  });
  if (!result.success) {
    const unknown = result.error.issues.flatMap((issue) =>
      issue.code === 'custom' && issue.params ? [issue.params['unknown'] as UnknownWord] : [],
    );
    return { unknown };
  }
  const { scenarios, clock, faults, world } = result.data;
  return { scenarios, clock: Object.assign({}, ...clock), faults, world };
}
