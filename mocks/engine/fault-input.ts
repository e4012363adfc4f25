import * as z from 'zod/mini';

import { invalid } from './http-error.ts';
import { firstProblem } from './problem.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const ms = whole(0, 600_000);

/** What goes wrong. The first two only wait, then the call goes on to the next fault. */
export const FAULT_KINDS = [
  'delay',
  'hold',
  'status',
  'rate-limit',
  'network',
  'timeout',
  'malformed',
  'empty',
  'commit-then-drop',
] as const;

const Fault = z.strictObject({
  /** The calls it meets: an operation, or all of them. */
  operation: z._default(z.string(), '*'),
  /** Only calls with these values in their path, as `{ "slug": "stay-started" }`. */
  params: z.optional(z.record(z.string(), z.string())),
  /** Only calls whose body has this member: the kind of a write. */
  member: z.optional(z.string()),
  /** How many such calls pass before it begins. */
  after: z._default(whole(0, 1_000_000), 0),
  /** How many calls it meets; without it all of them until cleared. */
  times: z.optional(whole(1, 1_000_000)),
  /** How likely it meets a call, from 0 to 1; the seed decides which. */
  chance: z._default(z.number().check(z.minimum(0), z.maximum(1)), 1),
  seed: z._default(z.int(), 1),
  kind: z.enum(FAULT_KINDS),
  /** Status and code of a refusal. */
  status: z._default(whole(400, 599), 500),
  code: z._default(z.string(), 'INTERNAL_ERROR'),
  /** What the refusal tells beside its code, as `{ "reason": "slot-taken" }`. */
  data: z.optional(z.record(z.string(), z.unknown())),
  /** How long a delay takes: always as long, evenly spread, or log-normal as on a real line. */
  delayMs: z._default(
    z.union([ms, z.strictObject({ from: ms, to: ms }), z.strictObject({ median: ms, p95: ms })]),
    3000,
  ),
  /** How an answer is malformed: another page, cut in half, or with a value of a wrong type at `field`. */
  how: z._default(z.enum(['page', 'cut', 'wrong-type']), 'page'),
  /** The member that has a wrong type, as `propertyKeys.0.code`; default: the first. */
  field: z.optional(z.string()),
  /** How many calls within how many milliseconds a rate limit allows. */
  calls: z._default(whole(0, 1_000_000), 5),
  perMs: z._default(whole(1, 86_400_000), 60_000),
});

/** A fault as a tester writes it. */
export type FaultInput = z.input<typeof Fault>;
export type Fault = z.output<typeof Fault>;

export const FAULT_FIELDS = Object.keys(Fault.shape);

/** What a fault can meet: operations and third parties, each with the names in its path. */
export type FaultTargets = ReadonlyMap<string, readonly string[]>;

/** Reads a fault; throws a 400 naming the field. */
export function readFault(input: unknown, targets: FaultTargets): Fault {
  const result = z.safeParse(Fault, input);
  if (!result.success) {
    const { path, message } = firstProblem(result.error.issues, input);
    throw invalid(path.map(String).join('.') || 'fault', message);
  }
  const { operation, params = {} } = result.data;
  const names = operation === '*' ? [...new Set([...targets.values()].flat())] : targets.get(operation);
  if (names === undefined) throw invalid('operation', `must be '*' or one of ${[...targets.keys()].join(', ')}`);
  // No call would ever have it, and the fault would meet none.
  const stray = Object.keys(params).find((name) => !names.includes(name));
  if (stray !== undefined) throw invalid(`params.${stray}`, `is unknown; there are ${names.join(', ') || 'none'}`);
  return result.data;
}
