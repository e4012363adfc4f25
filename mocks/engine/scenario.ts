import { shift } from './clock.ts';
import type { Instant } from './clock.ts';
import type { FaultInput } from './fault-input.ts';
import type { Seed } from './seeded.ts';
import type { Tables } from './table.ts';
import type { Backend, World } from './world.ts';

/** A recorded call of a scenario. */
export interface ScenarioCall<Db extends Tables> {
  /** Milliseconds since the start of the world. */
  readonly afterMs: number;
  readonly method: string;
  /** The path of an API operation or a tester's verb. */
  readonly url: string;
  readonly headers?: ((world: World<Db>) => Readonly<Record<string, string>>) | undefined;
  readonly body?: string | undefined;
  /** The recorded status; verbs have none. */
  readonly status?: number | 'dropped' | undefined;
}

/** A named scenario with its rows. */
export interface Scenario<Db extends Tables> {
  readonly name: string;
  /** A title for testers. */
  readonly title?: string | undefined;
  /** The time that it needs, if it is about a time of day or year. */
  readonly now?: Instant | undefined;
  /** The time that it needs, relative to when its link is followed. */
  readonly nowOn?: ((moment: Instant) => Instant) | undefined;
  /** Faults that are part of it. */
  readonly faults?: readonly FaultInput[] | undefined;
  /** Recorded calls, which following its link plays in the fresh world. */
  readonly calls?: readonly ScenarioCall<Db>[] | undefined;
  readonly build?: Seed<Db>;
}

/** The time of a world whose link is followed at `moment`; the last scenario with a time decides. */
export function timeOf<Db extends Tables>(chosen: readonly Scenario<Db>[], moment: Instant): Instant | undefined {
  const timed = chosen.findLast(({ now, nowOn }) => now !== undefined || nowOn !== undefined);
  return timed?.now ?? timed?.nowOn?.(moment);
}

/** A recorded call whose status differs from the recorded one. */
export interface PlayMismatch {
  readonly call: string;
  readonly recorded: number | 'dropped';
  readonly answered: number | 'dropped';
}

/** Performs a tester's verb. */
export type Perform<Db extends Tables> = (world: Backend<Db>, request: Request) => Promise<Response>;

const ORIGIN = 'http://play.invalid';

/** Aborted from the start: played calls do not wait for delays or holds. */
const gone = (): AbortSignal => AbortSignal.abort();

/**
 * Plays recorded calls, each at its time after the start of the world. Returns those with another status. Afterwards
 * the clock runs on from the last call.
 */
export async function play<Db extends Tables>(
  world: Backend<Db>,
  calls: readonly ScenarioCall<Db>[],
  perform: Perform<Db>,
): Promise<PlayMismatch[]> {
  const { frozen } = world.clock;
  const otherwise: PlayMismatch[] = [];
  for (const { afterMs, method, url, headers, body, status } of calls) {
    world.clock.change({ now: shift(world.origin.start, afterMs), frozen: true });
    const request = new Request(ORIGIN + url, {
      method,
      headers: headers?.(world) ?? {},
      ...(body === undefined ? {} : { body }),
    });
    const answer = await (url.startsWith('/__mock/') ? perform(world, request) : world.handle(request, gone));
    const answered = answer === 'dropped' ? answer : answer.status;
    if (status !== undefined && answered !== status) {
      otherwise.push({ call: `${method} ${url}`, recorded: status, answered });
    }
  }
  world.clock.change({ frozen });
  return otherwise;
}
