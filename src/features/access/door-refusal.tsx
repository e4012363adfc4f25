import type { ReactNode } from 'react';

import { Plural } from '@lingui/react/macro';

import { UNLOCK_PAUSE_MS } from '#config/constants.ts';
import type { Property } from '#domain/property/property.ts';
import { useAtSecond } from '#lib/clock.ts';
import { toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { DoorProblem } from './door-problem.tsx';
import type { DoorState } from './door-state.ts';

/** Why a remote door did not open; nothing where it did. */
export function DoorRefusal({ state, property }: { state: DoorState; property: Property | undefined }) {
  if (state.at === 'paused') return <DoorProblem what="door" why="too-many-attempts" property={property} />;
  if (state.at !== 'rest' || state.last === null || state.last === 'opened') return null;
  return <DoorProblem what="door" why={state.last} property={property} />;
}

/** What the slider of a door counts down, for the eye: no screen reader counts along (R8-46). */
export function countdownOf(state: DoorState, secondsLeft: number): ReactNode {
  if (state.at === 'paused') return <PauseCountdown until={state.until} />;
  return (
    state.at === 'open' && (
      <span className="text-body tabular-nums">
        <Plural value={secondsLeft} one="Open for # more second" other="Open for # more seconds" />
      </span>
    )
  );
}

/** How long a paused door stays paused. */
function PauseCountdown({ until }: { until: Instant }) {
  const seconds = useAtSecond((now) => {
    const left = Math.ceil((toMs(until) - toMs(now)) / 1_000);
    return Math.min(UNLOCK_PAUSE_MS / 1_000, Math.max(1, left));
  });
  return (
    <span className="tabular-nums">
      <Plural value={seconds} one="You can try again in # second." other="You can try again in # seconds." />
    </span>
  );
}
