import { shift } from '#lib/time.ts';

import type { Backend } from './backend.ts';
import type { SituationCall } from './situation.ts';
import type { Tables } from './tables.ts';

/** A call of a recorded situation that is answered otherwise than when it was recorded. */
export interface PlayedOtherwise {
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
  calls: readonly SituationCall<Db>[],
  perform: Perform<Db>,
): Promise<PlayedOtherwise[]> {
  const { frozen } = world.clock;
  const otherwise: PlayedOtherwise[] = [];
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
