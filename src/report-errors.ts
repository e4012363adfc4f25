import type { Settings } from '#config/settings.tsx';
import { createReporter, sendLater, setReporter } from '#telemetry/reporter.ts';
import { watchErrors } from '#telemetry/watch-errors.ts';

const { send, deliverTo } = sendLater();
let known: Settings | undefined;

/** Reports from now on: to the console outside production, and to a service once it is started (R8-44, R8-56). */
export function reportErrors(settings: Settings): void {
  known = settings;
  const isProduction = settings.environment === 'prod';
  setReporter(createReporter({ printsToConsole: !isProduction, send }));
  watchErrors({ isSilent: isProduction });
}

/** What waits for a service, and the settings that name it. */
export const waitingReports = () => ({ settings: known, deliverTo });
