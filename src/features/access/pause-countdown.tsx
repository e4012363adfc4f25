import { Plural } from '@lingui/react/macro';

import { UNLOCK_PAUSE_MS } from '#config/constants.ts';
import { useAtSecond } from '#lib/clock.ts';
import { toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** How long a paused door stays paused; outside every live region, so that no screen reader counts along (R8-46). */
export function PauseCountdown({ until }: { until: Instant }) {
  const seconds = useAtSecond((now) => {
    const left = Math.ceil((toMs(until) - toMs(now)) / 1_000);
    return Math.min(UNLOCK_PAUSE_MS / 1_000, Math.max(1, left));
  });
  return (
    <p className="text-center text-[0.9375rem] text-soft tabular-nums">
      <Plural value={seconds} one="You can try again in # second." other="You can try again in # seconds." />
    </p>
  );
}
