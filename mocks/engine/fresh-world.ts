import { HOUR, toMs } from '#lib/time.ts';

import type { Backend, CreateBackend } from './backend.ts';
import { changesOf } from './tables.ts';
import type { Tables } from './tables.ts';

/** How far the clock of a world may run from the moment of its seeds. */
const OLDEST_MS = HOUR;

interface Freshness<Db extends Tables> {
  readonly createBackend: CreateBackend<Db>;
  readonly shortLived: readonly string[];
}

/**
 * Gives the world to answer with. An untouched world is seeded again every hour, so that "Arrival is today" stays true;
 * its faults and its journal go on.
 */
export function freshWorld<Db extends Tables>({ createBackend, shortLived }: Freshness<Db>) {
  /** Whether no guest has written to a world, and no tester has chosen its time. */
  const isUntouched = ({ origin, clock, db, recorder }: Backend<Db>): boolean =>
    !origin.isDated &&
    !clock.isSet &&
    !recorder.isOn &&
    Object.keys(changesOf(db)).every((name) => shortLived.includes(name));

  return (world: Backend<Db>): Backend<Db> | Promise<Backend<Db>> => {
    const { origin, clock, faults, journal } = world;
    if (clock.ms() - toMs(origin.start) < OLDEST_MS || !isUntouched(world)) return world;
    const { seed, invented } = origin;
    return createBackend({ seed, invented, counters: world.counters(), faults, journal });
  };
}
