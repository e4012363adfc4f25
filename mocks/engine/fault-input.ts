import * as z from 'zod/mini';

import { DEFAULT_FAULT, FAULT_KINDS } from './fault-defaults.ts';
import { invalid } from './http.ts';
import { invalidValue } from './validation.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const ms = whole(0, 600_000);

const Fault = z.strictObject({
  /** The operation whose calls fail; default: all. */
  operation: z._default(z.string(), '*'),
  /** Only calls with these path parameters, as `{ "id": "7" }`. */
  params: z.optional(z.record(z.string(), z.string())),
  /** Only calls whose body has this member, which identifies the kind of a write. */
  member: z.optional(z.string()),
  /** How many matching calls pass before it begins. */
  after: z._default(whole(0, 1_000_000), DEFAULT_FAULT.after),
  /** How many calls it applies to; default: all until cleared. */
  times: z.optional(whole(1, 1_000_000)),
  /** The probability that it applies to a call, above 0 up to 1; random numbers come from the seed. */
  chance: z._default(z.number().check(z.positive(), z.maximum(1)), DEFAULT_FAULT.chance),
  seed: z._default(z.int(), DEFAULT_FAULT.seed),
  kind: z.enum(FAULT_KINDS),
  /** Status and code of the error. */
  status: z._default(whole(400, 599), DEFAULT_FAULT.status),
  code: z._default(z.string(), DEFAULT_FAULT.code),
  /** The `data` of the error, as `{ "reason": "slot-taken" }`. */
  data: z.optional(z.record(z.string(), z.unknown())),
  /** The length of a delay: fixed, evenly distributed, or log-normal as on a real network. */
  delayMs: z._default(
    z.union([ms, z.strictObject({ from: ms, to: ms }), z.strictObject({ median: ms, p95: ms })]),
    DEFAULT_FAULT.delayMs,
  ),
  /** How an answer is malformed: an HTML page, cut in half, or a wrong type at `field`. */
  how: z._default(z.enum(['page', 'cut', 'wrong-type']), DEFAULT_FAULT.how),
  /** The member that gets a wrong type, as `propertyKeys.0.code`; default: the first. */
  field: z.optional(z.string()),
  /** A rate limit allows this many calls within this many milliseconds. */
  calls: z._default(whole(0, 1_000_000), DEFAULT_FAULT.calls),
  perMs: z._default(whole(1, 86_400_000), DEFAULT_FAULT.perMs),
});

/** A fault as written in a request. */
export type FaultInput = z.input<typeof Fault>;
export type Fault = z.output<typeof Fault>;

export const FAULT_FIELDS = Object.keys(Fault.shape);

/** Members that only one kind uses. */
const READ_BY: Readonly<Partial<Record<keyof Fault, Fault['kind']>>> = {
  status: 'status',
  code: 'status',
  data: 'status',
  delayMs: 'delay',
  how: 'malformed',
  field: 'malformed',
  calls: 'rate-limit',
  perMs: 'rate-limit',
};

/** Refuses members that the fault's kind ignores. Default values pass, so that a listed fault can be set again. */
function refuseUnusedMembers(fault: Fault): void {
  const defaults: Readonly<Record<string, unknown>> = DEFAULT_FAULT;
  for (const [field, value] of Object.entries(fault)) {
    const kind = READ_BY[field as keyof Fault] ?? fault.kind;
    if (kind === fault.kind || value === defaults[field]) continue;
    throw invalid(field, `applies to kind ${kind} only, not to ${fault.kind}`);
  }
  if (fault.field !== undefined && fault.how !== 'wrong-type') throw invalid('field', "needs how 'wrong-type'");
}

/** Refuses a range of delays whose upper end is below its lower one. */
function refuseInvertedRange({ delayMs }: Fault): void {
  if (typeof delayMs === 'number') return;
  if ('from' in delayMs) {
    if (delayMs.to < delayMs.from) throw invalid('delayMs.to', `must be at least from, ${delayMs.from}`);
  } else if (delayMs.p95 < delayMs.median) throw invalid('delayMs.p95', `must be at least median, ${delayMs.median}`);
}

/** What distinguishes the calls of one operation: its path parameters and the members of its body. */
export interface FaultTarget {
  readonly params: readonly string[];
  readonly members: readonly string[];
}

/** What a fault can apply to: operations and third parties. */
export type FaultTargets = ReadonlyMap<string, FaultTarget>;

/** Refuses an unknown name: such a fault would never apply. */
function refuseUnknownName(field: string, name: string | undefined, known: readonly string[]): void {
  if (name === undefined || known.includes(name)) return;
  throw invalid(field, `is unknown; allowed: ${[...new Set(known)].join(', ') || 'none'}`);
}

/** Reads a fault; throws a 400 naming the field. */
export function readFault(input: unknown, targets: FaultTargets): Fault {
  const result = z.safeParse(Fault, input);
  if (!result.success) throw invalidValue(result.error.issues, input, 'fault');
  const { operation, params = {}, member } = result.data;
  const targeted = [...targets].flatMap(([name, target]) => (operation === '*' || operation === name ? target : []));
  if (targeted.length === 0) throw invalid('operation', `must be '*' or one of ${[...targets.keys()].join(', ')}`);
  const names = targeted.flatMap((target) => target.params);
  for (const name of Object.keys(params)) refuseUnknownName(`params.${name}`, name, names);
  refuseUnknownName(
    'member',
    member,
    targeted.flatMap(({ members }) => members),
  );
  refuseUnusedMembers(result.data);
  refuseInvertedRange(result.data);
  return result.data;
}
