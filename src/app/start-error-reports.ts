import type { AnyRouter } from '@tanstack/react-router';

import type { Settings, ThirdParties } from '#config/settings.ts';
import { emptiedAt } from '#session/on-device.ts';
import { isAllowed } from '#session/privacy-choice.ts';
import type { Send } from '#telemetry/reporter.ts';
import { createAddressScrubber } from '#telemetry/scrub-text.ts';
import { releaseOf } from '#telemetry/sentry-options.ts';
import { startSentry } from '#telemetry/sentry.ts';

/** Starts to send reports; loaded after the page, which does not wait for it (R7-97). */
export const startErrorReports = (
  { brand, environment, addresses }: Settings,
  service: NonNullable<ThirdParties['sentry']>,
  routes: AnyRouter['routesByPath'],
): Send =>
  startSentry({
    ...service,
    release: releaseOf(document.querySelector('script[type="module"]')?.getAttribute('src') ?? ''),
    environment,
    brand: brand.id,
    scrubAddress: createAddressScrubber({
      origin: window.location.origin,
      routes: Object.keys(routes),
      hosts: Object.values(addresses),
    }),
    // How long things take is a statistic, as analytics are; an error is none.
    mayMeasure: () => isAllowed('analytics'),
    clearedAt: () => emptiedAt('sentry-offline'),
  });
