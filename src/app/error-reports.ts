import type { AnyRouter } from '@tanstack/react-router';

import type { Settings } from '#config/settings.ts';
import { isDevelopmentHost } from '#lib/app-page.ts';
import { emptiedAt } from '#session/on-device.ts';
import { isAllowed } from '#session/privacy-choice.ts';
import { releaseOf } from '#telemetry/sentry-options.ts';
import { createReporter, createReportQueue, setReporter, watchErrors } from '#telemetry/reporter.ts';

/** Holds reports until the configuration is read, which says whether errors are printed. */
const early = createReportQueue();
/** Holds reports until the code of the service has loaded. */
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

/**
 * Loads the service and sends it what waits, where one is configured and the app is deployed (R7-97, R8-45). Called after
 * the first page, which does not wait for it, or when there will be none.
 */
export async function startErrorReports(routes: AnyRouter['routesByPath'] = {}): Promise<void> {
  const sentry = known?.thirdParties.sentry;
  if (known === undefined || sentry === undefined || known.environment === 'development') return;
  const { addresses, brand, environment } = known;
  const [{ startSentry }, { createAddressScrubber }] = await Promise.all([
    import('#telemetry/sentry.ts'),
    import('#telemetry/scrub-text.ts'),
  ]);
  const send = startSentry({
    ...sentry,
    release: releaseOf(document.querySelector('script[type="module"]')?.getAttribute('src') ?? ''),
    environment,
    brand: brand.id,
    scrubAddress: createAddressScrubber({
      origin: location.origin,
      routes: Object.keys(routes),
      hosts: Object.values(addresses),
    }),
    // How long things take is a statistic, as analytics are; an error is none.
    mayMeasure: () => isAllowed('analytics'),
    clearedAt: () => emptiedAt('sentry-offline'),
  });
  service.deliverTo(send);
}
