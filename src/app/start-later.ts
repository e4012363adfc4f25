import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

import type { Settings } from '#config/settings.ts';
import { whenIdle } from '#lib/when-idle.ts';

import { waitingReports } from './report-errors.ts';
import type { AppRouter } from './router.tsx';
import { startPwa } from './start-pwa.tsx';
import { watchPrivacy } from './watch-privacy.tsx';

interface Started {
  readonly settings: Settings;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

/** Sends reports where a service is configured and the app is deployed, first those that wait (R7-97, R8-45). */
export async function sendReports(routes: AnyRouter['routesByPath'] = {}): Promise<void> {
  const { settings, deliverTo } = waitingReports();
  const service = settings?.thirdParties.sentry;
  if (settings === undefined || service === undefined || settings.environment === 'development') return;
  const { startErrorReports } = await import('./start-error-reports.ts');
  deliverTo(startErrorReports(settings, service, routes));
}

/** Starts what no page waits for, each when the browser rests; what cannot be loaded is done without. */
export function startLater({ settings, queryClient, router }: Started): void {
  const starts: readonly (() => Promise<void> | void)[] = [
    () => sendReports(router.routesByPath),
    () => watchPrivacy(settings, queryClient, router),
    // In development the worker of the fake backend owns the scope: never both.
    () => (import.meta.env.PROD ? startPwa(queryClient, settings.brand.id) : undefined),
    async () => {
      if (settings.isProductionHost) return;
      const { startDebug } = await import('./start-debug.tsx');
      await startDebug({ settings, queryClient, router });
    },
  ];
  for (const start of starts) whenIdle(() => void (async () => start())().catch(() => {}));
}
