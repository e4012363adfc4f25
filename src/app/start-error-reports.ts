import type { AnyRouter } from '@tanstack/react-router';

import type { Settings, ThirdParties } from '#config/settings.ts';
import { emptiedAt } from '#session/on-device.ts';
import { isAllowed } from '#session/privacy-choice.ts';
import { placesOf } from '#telemetry/errors/place.ts';
import { releaseOf } from '#telemetry/errors/release.ts';
import { startSentry } from '#telemetry/errors/sentry.ts';
import type { Send } from '#telemetry/reporter.ts';

/** Starts to send reports; loaded after the page, which does not wait for it (R7-97). */
export function startErrorReports(
  { brand, environment, addresses }: Settings,
  service: NonNullable<ThirdParties['sentry']>,
  routes: AnyRouter['routesByPath'],
): Send {
  // How long things take is a statistic, as analytics are; an error is none.
  const mayMeasure = (): boolean => isAllowed('analytics');
  const placeOf = placesOf({
    origin: window.location.origin,
    routes: Object.keys(routes),
    hosts: Object.values(addresses),
  });
  return startSentry({
    ...service,
    release: releaseOf(document.querySelector('script[type="module"]')?.getAttribute('src') ?? ''),
    environment,
    brand: brand.id,
    placeOf,
    mayMeasure,
    droppedAt: () => emptiedAt('sentry-offline'),
  });
}
