import { shift } from './clock.ts';
import type { Instant } from './clock.ts';
import type { FaultInput } from './fault-input.ts';
import type { Seed } from './seeded.ts';
import type { Tables } from './table.ts';
import type { Backend, World } from './world.ts';

/** A call of a session that a scenario is made of. */
export interface ScenarioCall<Db extends Tables> {
  /** When it is made, in milliseconds after the start of the world. */
  readonly afterMs: number;
  readonly method: string;
  /** The path below the host, of the API or of the verbs of testers. */
  readonly url: string;
  readonly headers?: ((world: World<Db>) => Readonly<Record<string, string>>) | undefined;
  readonly body?: string | undefined;
  /** How it was answered when it was recorded; a verb of testers has no status. */
  readonly status?: number | 'dropped' | undefined;
}

/** A named scenario: what a tester reads of it, and the rows it brings. */
export interface Scenario<Db extends Tables> {
  readonly name: string;
  /** What it is, for people. */
  readonly title?: string | undefined;
  /** The clock that it needs, when it is about a time of day or year. */
  readonly now?: Instant | undefined;
  /** The clock that it needs when its link is followed at a moment. */
  readonly nowOn?: ((moment: Instant) => Instant) | undefined;
  /** The faults that belong to it. */
  readonly faults?: readonly FaultInput[] | undefined;
  /** The session that made it: its link plays the calls in the fresh world. */
  readonly calls?: readonly ScenarioCall<Db>[] | undefined;
  readonly build?: Seed<Db>;
}

/** The time of a world whose link is followed at a moment: the last scenario that needs one decides. */
export function timeOf<Db extends Tables>(chosen: readonly Scenario<Db>[], moment: Instant): Instant | undefined {
  const timed = chosen.findLast(({ now, nowOn }) => now !== undefined || nowOn !== undefined);
  return timed?.now ?? timed?.nowOn?.(moment);
}

/** A call of a recorded scenario that is answered otherwise than when it was recorded. */
export interface PlayMismatch {
  readonly call: string;
  readonly recorded: number | 'dropped';
  readonly answered: number | 'dropped';
}

/** What playing a session needs: the verbs of testers. */
export type Perform<Db extends Tables> = (world: Backend<Db>, request: Request) => Promise<Response>;

const ORIGIN = 'http://play.invalid';

/** No caller waits for an answer, so a delay or a hold ends at once. */
const gone = (): AbortSignal => AbortSignal.abort();

/**
 * Makes the calls of a recorded session again, each at its time after the start of the world. Returns those with another
 * status; the clock goes on from the last call.
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
