import type { Settings } from '#config/settings.ts';
import { isDevelopmentHost } from '#lib/app-page.ts';
import { createReporter, createReportQueue, setReporter, watchErrors } from '#telemetry/reporter.ts';

/** Waits for the configuration, which says whether errors are printed. */
const early = createReportQueue();
/** Waits for the code of the service. */
const service = createReportQueue();
let known: Settings | undefined;
/** Until the configuration is read, only the host says that this is not production. */
let isSilent = !isDevelopmentHost(location.hostname);

/** Catches errors from the start on; they wait until `reportErrors` says where they go (R7-97). */
export function catchErrors(): void {
  setReporter({ report: early.send });
  watchErrors({ isSilent: () => isSilent });
}

/**
 * Reports from now on, first what waits: to the console outside production, and to a service once it is started (R8-44,
 * R8-56). A host without settings has the console only.
 */
export function reportErrors(settings?: Settings): void {
  known = settings;
  isSilent = settings?.environment === 'prod';
  const reporter = createReporter({ printsToConsole: !isSilent, send: settings && service.send });
  setReporter(reporter);
  early.deliverTo((...report) => reporter.report(...report));
}

/** What waits for a service, and the settings that name it. */
export const waitingReports = () => ({ settings: known, deliverTo: service.deliverTo });
