import type { AnyRouter } from '@tanstack/react-router';

import type { Settings } from '#config/settings.tsx';
import { createReporter, sendLater, setReporter } from '#telemetry/reporter.ts';
import { watchErrors } from '#telemetry/watch-errors.ts';

let load: (routes: AnyRouter['routesByPath']) => Promise<void> = async () => {};

/** Reports from now on: to the console outside production, to the service where one is configured (R8-44, R8-45, R8-56). */
export function reportErrors(settings: Settings): void {
  const isProduction = settings.environment === 'prod';
  const service = settings.environment === 'development' ? undefined : settings.thirdParties.sentry;
  const reports = sendLater();
  setReporter(createReporter({ printsToConsole: !isProduction, send: service && reports.send }));
  watchErrors({ isSilent: isProduction });
  if (service === undefined) return;
  load = async (routes) => {
    const { startErrorReports } = await import('./start-error-reports.ts');
    reports.deliverTo(startErrorReports(settings, service, routes));
  };
}

/**
 * Loads the service's code, and sends what waits for it. Where it cannot be loaded, as behind a blocker, the app does
 * without.
 */
export const loadErrorReports = (routes: AnyRouter['routesByPath'] = {}): void => void load(routes).catch(() => {});
