import { useEffect, useRef } from 'react';

import { track } from '#telemetry/tell.ts';
import type { AnalyticsEvents } from '#telemetry/analytics-events.ts';

/**
 * Tells an event once for what a page is about, `about`, however often the page renders or its data is read again.
 * Nothing to tell ends that: what is told afterwards is told anew.
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
