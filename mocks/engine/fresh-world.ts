import type { Backend } from '#mocks/backend.ts';

import { HOUR, toMs } from '#lib/time.ts';
import { createBackend } from '#mocks/backend.ts';
import { hasLastingChanges } from '#mocks/db/database.ts';

/** How far the clock of a world may run from the moment of its seeds. */
const OLDEST_MS = HOUR;

/** Whether no guest has written to a world, and no tester has chosen its time. */
const isUntouched = ({ origin, clock, db }: Backend): boolean =>
  !origin.isDated && !clock.isSet && !hasLastingChanges(db);

/**
 * The world to answer with. An untouched world is seeded again every hour, so that "Arrival is today" stays true; its
 * faults and its journal go on.
 */
export async function freshWorld(world: Backend): Promise<Backend> {
  const { origin, clock, faults, journal } = world;
  if (clock.ms() - toMs(origin.start) < OLDEST_MS || !isUntouched(world)) return world;
  const { seed, stays } = origin;
  return createBackend({ seed, stays, counters: world.counters(), faults, journal });
}
