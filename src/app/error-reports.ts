import type { AnyRouter } from '@tanstack/react-router';

import type { Settings } from '#config/settings.ts';
import { isDevelopmentHost } from '#lib/app-page.ts';
import { emptiedAt } from '#session/on-device.ts';
import { isAllowed } from '#session/privacy-choice.ts';
import { releaseOf } from '#telemetry/sentry-options.ts';
import { createReporter, createReportQueue, setReporter, watchErrors } from '#telemetry/reporter.ts';

/** Holds reports until the configuration is known, which decides whether errors are printed. */
const early = createReportQueue();
/** Holds reports until the code of the reporting service has loaded. */
const service = createReportQueue();
let known: Settings | undefined;
/** Until the configuration is known, the host decides whether this is production. */
let isSilent = !isDevelopmentHost(location.hostname);

/** Catches errors from the start; they are held until `reportErrors` is called (R7-97). */
export function catchErrors(): void {
  setReporter({ report: early.send });
  watchErrors({ isSilent: () => isSilent });
}

/**
 * Delivers held and later reports: to the console outside production, and to a service once started (R8-44, R8-56). A
 * host without settings only has the console.
 */
export function reportErrors(settings?: Settings): void {
  known = settings;
  isSilent = settings?.environment === 'prod';
  const reporter = createReporter({ printsToConsole: !isSilent, send: settings && service.send });
  setReporter(reporter);
  early.deliverTo((...report) => reporter.report(...report));
}

/**
 * Loads the reporting service, if configured and deployed, and sends held reports (R7-97, R8-45). Called after the
 * first page, which does not wait for it, or when there will be no page.
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
    release: releaseOf(document.querySelector<HTMLMetaElement>('meta[name=build]')?.content),
    environment,
    brand: brand.id,
    scrubAddress: createAddressScrubber({
      origin: location.origin,
      routes: Object.keys(routes),
      hosts: Object.values(addresses),
    }),
    // Performance data is a statistic like analytics and needs permission; errors do not.
    mayMeasure: () => isAllowed('analytics'),
    clearedAt: () => emptiedAt('sentry-offline'),
  });
  service.deliverTo(send);
}
