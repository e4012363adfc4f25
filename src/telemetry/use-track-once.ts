import { useEffect, useRef } from 'react';

import { track } from '#telemetry/tell.ts';
import type { AnalyticsEvents } from '#telemetry/analytics-events.ts';

/**
 * Sends an event once for the subject of a page, `about`, however often the page renders or reads. An empty event
 * resets it: the next one is sent again.
 */
export function useTrackOnce<Name extends keyof AnalyticsEvents>(
  event: Name,
  about: string,
  properties: AnalyticsEvents[Name] | undefined,
): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    const before = told.current;
    told.current = properties && about;
    if (properties !== undefined && before !== about) track(event, properties);
  });
}
