import { readFault } from './fault-input.ts';
import type { Fault, FaultTargets } from './fault-input.ts';
import { invalid } from './http.ts';

const STEP = 0x6d2b79f5;

/** Numbers from 0 to 1 that a seed decides, from the one after `drawn` others on (mulberry32). */
function randomOf(seed: number, drawn = 0): () => number {
  let state = (seed + Math.imul(drawn, STEP)) >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a fault is asked about a call. */
export interface FaultedCall {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The world's time in milliseconds. */
  readonly now: number;
  /** A third party is called: a fault meets it by its name only. */
  readonly isThirdParty?: boolean;
}

/** A fault that meets a call, and for a delay how long it takes. */
export interface Meeting {
  readonly fault: Fault;
  readonly delayMs: number;
  /** For a rate limit: after how many milliseconds a call passes again. */
  readonly retryAfterMs: number;
}

/** The normal deviate of which 95 of 100 are below. */
const P95_DEVIATE = 1.645;

function delayOf({ delayMs }: Fault, random: () => number): number {
  if (typeof delayMs === 'number') return delayMs;
  if ('from' in delayMs) return delayMs.from + (delayMs.to - delayMs.from) * random();
  // Log-normal: half of the answers come within the median, five of a hundred take longer than p95.
  const deviate = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = Math.log(Math.max(delayMs.p95, 1) / Math.max(delayMs.median, 1)) / P95_DEVIATE;
  return Math.max(delayMs.median, 1) * Math.exp(spread * deviate);
}

/** How far a fault has come, in plain JSON: the chances drawn, and when its rate limit let calls pass. */
export interface FaultProgress {
  readonly drawn: number;
  readonly passed: readonly number[];
}

/** A fault that was set, and what it has met so far. */
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

  /** Whether the call goes on to the next fault. */
  get onlyWaits(): boolean {
    return this.fault.kind === 'delay' || this.fault.kind === 'hold';
  }

  meet(call: FaultedCall): Meeting | undefined {
    if (!this.#concerns(call)) return undefined;
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

  #concerns({ operation, params, body, isThirdParty = false }: FaultedCall): boolean {
    const { fault } = this;
    if (fault.operation === '*' ? isThirdParty : fault.operation !== operation) return false;
    if (Object.entries(fault.params ?? {}).some(([name, value]) => params[name] !== value)) return false;
    return fault.member === undefined || (typeof body === 'object' && body !== null && fault.member in body);
  }

  /** After how long a call passes; undefined for one that passes now. */
  #retryAfterMs(now: number): number | undefined {
    const { calls, perMs } = this.fault;
    this.#passed = this.#passed.filter((at) => at > now - perMs && at <= now);
    if (this.#passed.length >= calls) return (this.#passed[0] ?? now) + perMs - now;
    this.#passed = [...this.#passed, now];
    return undefined;
  }

  /** As a tester can set it again: what is still to come. */
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

/** Whether something in the world has this value in its path. A fault on another would meet no call of the app. */
export type IsThere = (name: string, value: string) => boolean;

/** Why a value of a path is refused, after its name. */
export const NOTHING_HERE = 'is of nothing in this world';

/** The faults of one world. A call meets them in order: waits add up until a fault ends the call. */
export class Faults {
  #faults: ActiveFault[] = [];
  #end = Promise.withResolvers<void>();
  #ends = 0;
  #changes = 0;
  #taken = 0;
  readonly #targets: FaultTargets;
  readonly #isThere: IsThere;

  constructor(targets: FaultTargets, isThere: IsThere) {
    this.#targets = targets;
    this.#isThere = isThere;
  }

  /** Checks and adds a fault, which may have come some way; throws a 400 naming the field. */
  add(input: unknown, progress?: FaultProgress): Fault {
    const fault = readFault(input, this.#targets);
    const [name] = this.stray(fault) ?? [];
    if (name !== undefined) throw invalid(`params.${name}`, NOTHING_HERE);
    this.#faults.push(new ActiveFault(fault, progress));
    this.#changes += 1;
    return fault;
  }

  /** The first value in a path that nothing in this world has, with its name. */
  stray({ params = {} }: Fault): readonly [name: string, value: string] | undefined {
    return Object.entries(params).find(([name, value]) => !this.#isThere(name, value));
  }

  /** The faults that meet this call, in order. It uses up one of their count; those behind the last keep theirs. */
  take(call: FaultedCall): readonly Meeting[] {
    if (this.#faults.length === 0) return [];
    this.#changes += 1;
    this.#taken += 1;
    const met: Meeting[] = [];
    for (const active of this.#faults) {
      const meeting = active.meet(call);
      if (meeting === undefined) continue;
      met.push(meeting);
      if (!active.onlyWaits) break;
    }
    this.#faults = this.#faults.filter(({ isUsedUp }) => !isUsedUp);
    return met;
  }

  /** The faults still to come. */
  list(): readonly Fault[] {
    return this.#faults.map((active) => active.written());
  }

  /** How far each of them has come, which decides the calls that they meet next. */
  progress(): readonly FaultProgress[] {
    return this.#faults.map((active) => active.progress());
  }

  /** Goes on counting where another process left off. */
  goOn(ends: number): void {
    this.#ends = ends;
  }

  /** Lets chance and rate limits begin again, so that what comes depends on what is listed. */
  restart(): void {
    this.#faults = this.list().map((fault) => new ActiveFault(fault));
  }

  /** How often the faults were cleared. */
  get ends(): number {
    return this.#ends;
  }

  /** How often something about them has changed. */
  get changes(): number {
    return this.#changes;
  }

  /** How often a tester has changed them; calls that met them do not count. */
  get deeds(): number {
    return this.#changes - this.#taken;
  }

  /** Settles when the faults are cleared the next time. */
  get cleared(): Promise<void> {
    return this.#end.promise;
  }

  /** Ends all faults, and lets go of the calls that are held. */
  clear(): void {
    this.#faults = [];
    this.#ends += 1;
    this.#changes += 1;
    this.#end.resolve();
    this.#end = Promise.withResolvers<void>();
  }
}
