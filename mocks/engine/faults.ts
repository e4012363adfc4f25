import { readFault } from './fault-input.ts';
import type { Fault, FaultTargets } from './fault-input.ts';
import { invalid } from './http.ts';

const STEP = 0x6d2b79f5;

/** Returns a seeded generator of random numbers from 0 to 1 (mulberry32), after skipping the `drawn` first ones. */
function randomOf(seed: number, drawn = 0): () => number {
  let state = (seed + Math.imul(drawn, STEP)) >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The properties of a call that decide whether a fault applies. */
export interface FaultedCall {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The world's time in milliseconds. */
  readonly now: number;
  /** Faults for all operations (`*`) do not apply to third parties. */
  readonly isThirdParty?: boolean;
}

/** A fault that applies to a call, with the length of its delay. */
export interface AppliedFault {
  readonly fault: Fault;
  readonly delayMs: number;
  /** For a rate limit: after how many milliseconds the next call passes. */
  readonly retryAfterMs: number;
}

/** The 95th percentile of the standard normal distribution. */
const P95_DEVIATE = 1.645;

function delayOf({ delayMs }: Fault, random: () => number): number {
  if (typeof delayMs === 'number') return delayMs;
  if ('from' in delayMs) return delayMs.from + (delayMs.to - delayMs.from) * random();
  // Log-normal: half of the delays are below the median, 5 % above p95.
  const deviate = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = Math.log(Math.max(delayMs.p95, 1) / Math.max(delayMs.median, 1)) / P95_DEVIATE;
  return Math.max(delayMs.median, 1) * Math.exp(spread * deviate);
}

/** The state of a fault as JSON: how many random numbers it drew, and when its rate limit let calls pass. */
export interface FaultProgress {
  readonly drawn: number;
  readonly passed: readonly number[];
}

/** A fault that is set, with its state. */
class ActiveFault {
  readonly fault: Fault;
  readonly #random: () => number;
  #drawn: number;
  #after: number;
  #times: number;
  /** When a rate limit let calls pass. */
  #passed: readonly number[];

  constructor(fault: Fault, { drawn, passed }: FaultProgress = { drawn: 0, passed: [] }) {
    this.fault = fault;
    this.#after = fault.after;
    this.#times = fault.times ?? Number.POSITIVE_INFINITY;
    this.#drawn = drawn;
    this.#passed = passed;
    const random = randomOf(fault.seed, drawn);
    this.#random = () => {
      this.#drawn += 1;
      return random();
    };
  }

  get isUsedUp(): boolean {
    return this.#times <= 0;
  }

  /** Whether later faults apply to the call as well. */
  get onlyWaits(): boolean {
    return this.fault.kind === 'delay' || this.fault.kind === 'hold';
  }

  applyTo(call: FaultedCall): AppliedFault | undefined {
    if (!this.#matches(call)) return undefined;
    if (this.#after > 0) {
      this.#after -= 1;
      return undefined;
    }
    const { fault } = this;
    if (fault.chance < 1 && this.#random() >= fault.chance) return undefined;
    const retryAfterMs = fault.kind === 'rate-limit' ? this.#retryAfterMs(call.now) : 0;
    if (retryAfterMs === undefined) return undefined;
    this.#times -= 1;
    return { fault, delayMs: fault.kind === 'delay' ? delayOf(fault, this.#random) : 0, retryAfterMs };
  }

  #matches({ operation, params, body, isThirdParty = false }: FaultedCall): boolean {
    const { fault } = this;
    if (fault.operation === '*' ? isThirdParty : fault.operation !== operation) return false;
    if (Object.entries(fault.params ?? {}).some(([name, value]) => params[name] !== value)) return false;
    return fault.member === undefined || (typeof body === 'object' && body !== null && fault.member in body);
  }

  /** The time until a call passes; undefined when this one passes. */
  #retryAfterMs(now: number): number | undefined {
    const { calls, perMs } = this.fault;
    this.#passed = this.#passed.filter((at) => at > now - perMs && at <= now);
    if (this.#passed.length >= calls) return (this.#passed[0] ?? now) + perMs - now;
    this.#passed = [...this.#passed, now];
    return undefined;
  }

  /** The rest of this fault, in the form in which a tester can set it again. */
  written(): Fault {
    return {
      ...this.fault,
      after: this.#after,
      ...(Number.isFinite(this.#times) ? { times: this.#times } : {}),
    };
  }

  progress(): FaultProgress {
    return { drawn: this.#drawn, passed: this.#passed };
  }
}

/** Whether some row has this value of a path parameter. A fault with another value would never apply. */
export type IsThere = (name: string, value: string) => boolean;

/** Follows the name of the parameter in error messages. */
export const NOTHING_HERE = 'does not exist in this world';

/** The faults of one world. They apply to a call in order: delays add up until a fault ends the call. */
export class Faults {
  #faults: ActiveFault[] = [];
  #nextClear = Promise.withResolvers<void>();
  #clearCount = 0;
  #changes = 0;
  #taken = 0;
  readonly #targets: FaultTargets;
  readonly #isThere: IsThere;

  constructor(targets: FaultTargets, isThere: IsThere) {
    this.#targets = targets;
    this.#isThere = isThere;
  }

  /** Validates and adds a fault, optionally with stored progress; throws a 400 naming the field. */
  add(input: unknown, progress?: FaultProgress): Fault {
    const fault = readFault(input, this.#targets);
    const [name] = this.missingParameter(fault) ?? [];
    if (name !== undefined) throw invalid(`params.${name}`, NOTHING_HERE);
    this.#faults.push(new ActiveFault(fault, progress));
    this.#changes += 1;
    return fault;
  }

  /** The first path parameter with a value that no row in this world has. */
  missingParameter({ params = {} }: Fault): readonly [name: string, value: string] | undefined {
    return Object.entries(params).find(([name, value]) => !this.#isThere(name, value));
  }

  /**
   * The faults that apply to this call, in order. Only they count as used; faults after one that ends the call do not.
   */
  take(call: FaultedCall): readonly AppliedFault[] {
    if (this.#faults.length === 0) return [];
    this.#changes += 1;
    this.#taken += 1;
    const applied: AppliedFault[] = [];
    for (const active of this.#faults) {
      const application = active.applyTo(call);
      if (application === undefined) continue;
      applied.push(application);
      if (!active.onlyWaits) break;
    }
    this.#faults = this.#faults.filter(({ isUsedUp }) => !isUsedUp);
    return applied;
  }

  /** The faults that are still active. */
  list(): readonly Fault[] {
    return this.#faults.map((active) => active.written());
  }

  /** The progress of each fault, which decides the calls it applies to next. */
  progress(): readonly FaultProgress[] {
    return this.#faults.map((active) => active.progress());
  }

  /** Continues the count of another process. */
  continueFrom(clearCount: number): void {
    this.#clearCount = clearCount;
  }

  /** Resets the progress of chances and rate limits, so that the listed faults alone decide what happens next. */
  restart(): void {
    this.#faults = this.list().map((fault) => new ActiveFault(fault));
  }

  /** How often the faults were cleared. */
  get clearCount(): number {
    return this.#clearCount;
  }

  /** How often the faults or their progress have changed. */
  get changes(): number {
    return this.#changes;
  }

  /** How often a tester changed the faults; calls they applied to do not count. */
  get testerChanges(): number {
    return this.#changes - this.#taken;
  }

  /** Resolves when the faults are next cleared. */
  get cleared(): Promise<void> {
    return this.#nextClear.promise;
  }

  /** Removes all faults, and releases held calls. */
  clear(): void {
    this.#faults = [];
    this.#clearCount += 1;
    this.#changes += 1;
    this.#nextClear.resolve();
    this.#nextClear = Promise.withResolvers<void>();
  }
}
