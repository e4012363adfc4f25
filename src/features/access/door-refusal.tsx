import { Plural } from '@lingui/react/macro';

import { UNLOCK_PAUSE_MS } from '#config/constants.ts';
import type { Property } from '#domain/property/property.ts';
import { useAtSecond } from '#lib/clock.ts';
import { toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { DoorProblem } from './door-problem.tsx';
import type { DoorState } from './door-state.ts';

/** Why a remote door did not open, and how long it stays paused; nothing where it did. */
export function DoorRefusal({ state, property }: { state: DoorState; property: Property | undefined }) {
  if (state.at === 'paused') {
    return (
      <>
        <PauseCountdown until={state.until} />
        <DoorProblem what="door" why="too-many-attempts" property={property} />
      </>
    );
  }
  if (state.at !== 'rest' || state.last === null || state.last === 'opened') return null;
  return <DoorProblem what="door" why={state.last} property={property} />;
}

/** How long a paused door stays paused; outside every live region, so that no screen reader counts along (R8-46). */
function PauseCountdown({ until }: { until: Instant }) {
  const seconds = useAtSecond((now) => {
    const left = Math.ceil((toMs(until) - toMs(now)) / 1_000);
    return Math.min(UNLOCK_PAUSE_MS / 1_000, Math.max(1, left));
  });
  return (
    <p className="text-center text-body text-soft tabular-nums">
      <Plural value={seconds} one="You can try again in # second." other="You can try again in # seconds." />
    </p>
  );
}
