import type { Instant } from '#lib/time.ts';

import type { Backend } from './backend.ts';
import { HttpError, invalid } from './http-error.ts';
import { inOrder } from './in-order.ts';
import type { Tables } from './tables.ts';
import type { Moment, World } from './world.ts';

/** The moments of a subject that lie ahead, the next one first. */
export function ahead(world: Backend, all: readonly Moment[]): (Moment & { readonly at: Instant })[] {
  const now = world.clock.now();
  return inOrder(all).filter(({ at }) => at > now);
}

/** The next moment of a subject, which the clock is to jump to; throws a 409 where nothing is due. */
export function momentAfterNow<Db extends Tables>(
  world: Backend<Db>,
  subject: unknown,
  moments: (world: World<Db>, subject: string) => readonly Moment[],
): Instant {
  if (typeof subject !== 'string') throw invalid('next', 'must be a text');
  const [next] = ahead(world, moments(world, subject));
  if (next === undefined) throw new HttpError('CONFLICT', 'Nothing is due there any more');
  return next.at;
}
