import type { Instant } from '#lib/time.ts';

import { shift } from '#lib/time.ts';

import type { Backend, WorldOptions } from './backend.ts';
import type { Journal } from './journal.ts';
import type { WrittenStep } from './steps.ts';
import type { Tables } from './tables.ts';
import type { SessionFacts, Worlds } from './worlds.ts';

/** A world as its host writes it for itself: more than a snapshot, which a colleague gets. */
interface WrittenWorld {
  readonly id: string;
  /** What a reset begins with. */
  readonly options: WorldOptions;
  readonly snapshot: string;
  /** How often its faults were cleared. */
  readonly ends: number;
  readonly steps: readonly WrittenStep[];
}

/** What is written in the place of a world that has ended. */
interface WrittenEnd {
  readonly ended: string;
}

/** A world as text, with all that decides its next answers and can be undone; its journal is kept elsewhere. */
export function writeWorld<Db extends Tables>(
  { snapshot }: Worlds<Db>,
  id: string,
  options: WorldOptions,
  world: Backend<Db>,
): string {
  const { faults, steps } = world;
  const written: WrittenWorld = {
    id,
    options,
    snapshot: snapshot(world),
    ends: faults.ends,
    steps: steps.written(),
  };
  return JSON.stringify(written);
}

// Only the host itself writes such texts.
const parsed = (text: string): WrittenWorld | WrittenEnd => JSON.parse(text) as WrittenWorld | WrittenEnd;

function worldOf(text: string): WrittenWorld {
  const written = parsed(text);
  if ('ended' in written) throw new Error('The world has ended');
  return written;
}

/** The world of such a text, with the journal it is to go on with. */
export async function readWorld<Db extends Tables>(
  { restore }: Worlds<Db>,
  text: string,
  journal?: Journal,
): Promise<{ options: WorldOptions; world: Backend<Db> }> {
  const { options, snapshot, ends, steps } = worldOf(text);
  const world = await restore(snapshot, journal);
  world.faults.goOn(ends);
  world.steps.goOn(steps);
  return { options, world };
}

export const endedText = (why: string): string => JSON.stringify({ ended: why } satisfies WrittenEnd);

/** Why a world has ended, empty when a tester ended it; undefined for the text of a world. */
export function readEnd(text: string): string | undefined {
  const written = parsed(text);
  return 'ended' in written ? written.ended : undefined;
}

/** As much of a snapshot as a list shows. */
interface Shown {
  readonly start: Instant;
  readonly clock: { readonly now: Instant; readonly savedAt: number; readonly frozen: boolean };
}

/** What a list shows of a written world. */
export function factsOf(text: string): Omit<SessionFacts, 'usedAt'> {
  const { id, snapshot, steps } = worldOf(text);
  const { start, clock } = JSON.parse(snapshot) as Shown;
  const now = clock.frozen ? clock.now : shift(clock.now, Date.now() - clock.savedAt);
  return { id, now, frozen: clock.frozen, start, steps: steps.length };
}
