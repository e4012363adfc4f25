import type { FaultInput } from '#mocks/engine/fault-input.ts';
import type { WrittenCall } from '#mocks/engine/journal.ts';

/**
 * The default start of a world: 07:20 UTC today, which is before check-out time at every property, also in summer. A
 * constant, so that all tests of a process use the same day even past midnight.
 */
export const THIS_MORNING = `${new Date().toISOString().slice(0, 10)}T07:20:00.000Z`;

/** Makes a control call, by method and path below /__mock; resolves to its JSON, rejects if it is refused. */
export type ControlCall = (method: string, path: string, data?: object) => Promise<unknown>;

/** The functions by which a test controls its world. */
export abstract class WorldControls {
  protected readonly call: ControlCall;

  constructor(call: ControlCall) {
    this.call = call;
  }

  /** Resolves when no fault is left, which means that the call of `hold` has arrived. */
  abstract isHeld(): Promise<void>;

  /** Moves the clock, e.g. 'PT1H'. */
  advance = (duration: string): Promise<unknown> => this.call('PUT', 'clock', { advance: duration });

  /** Sets the clock. */
  setClock = (now: string): Promise<unknown> => this.call('PUT', 'clock', { now });

  fault = (fault: FaultInput): Promise<unknown> => this.call('POST', 'faults', fault);

  clearFaults = (): Promise<unknown> => this.call('DELETE', 'faults');

  /** Keeps the next call of an operation waiting for its answer until `release`. */
  hold = (operation: string): Promise<unknown> => this.fault({ operation, kind: 'hold', times: 1 });

  /** Lets the held call be answered, once it has arrived. */
  async release(): Promise<void> {
    await this.isHeld();
    await this.clearFaults();
  }

  /** The path and brand of a scenario; throws if it does not exist. */
  async scenario(name: string): Promise<{ readonly open: string; readonly brand?: string }> {
    const all = (await this.call('GET', 'scenarios')) as { name: string; open: string; brand?: string }[];
    const [found] = all.filter((each) => each.name === name);
    if (found === undefined) throw new Error(`No scenario ${name}`);
    return found;
  }

  /** Sets the identity provider's result for a guest. */
  decideIdentity = (slug: string, result: 'approved' | 'declined' | 'banned'): Promise<unknown> =>
    this.call('POST', 'identity', { slug, result });

  /** The calls so far, of one operation or all. */
  async calls(operation?: string): Promise<WrittenCall[]> {
    const all = (await this.call('GET', 'journal')) as WrittenCall[];
    return operation === undefined ? all : all.filter((call) => call.operation === operation);
  }
}
