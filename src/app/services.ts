import { isAfterFirstPage } from '#features/shell/shell.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import { onForgottenElsewhere, onStayForgottenElsewhere } from '#session/forget-everything.ts';
import { deviceStorage } from '#session/storage.ts';

import { startErrorReports } from './error-reports.ts';
import { startPwa } from './pwa.tsx';
import type { AppContext } from './router.tsx';
import { startUsageEvents } from './usage-events.ts';

/** Reacts when another tab forgets everything, or the stay. */
function followForgetting({ queryClient, router }: AppContext): void {
  onStayForgottenElsewhere(async (slug) => {
    queryClient.clear();
    if (router.state.location.search.slug !== slug) return;
    await router.navigate({ to: '/check-in', search: {}, state: { hasForgottenStay: true }, replace: true });
  });
  onForgottenElsewhere(() => {
    queryClient.clear();
    return router.navigate({ to: '/privacy', search: {}, state: { hasForgottenAll: true }, replace: true });
  });
}

/** Cards in bank confirmation are not kept for long; most guests have none. */
async function dropOldCards(): Promise<void> {
  if (deviceStorage.read('pendingCard') === null) return;
  const cards = await import('#session/pending-card.ts');
  cards.dropOldCards();
}

async function startDebug(context: AppContext): Promise<void> {
  if (context.settings.isProductionHost) return;
  const debug = await import('./debug.tsx');
  await debug.startDebug(context);
}

/** Starts background services, each when the browser is idle. The app works without a service that cannot be loaded. */
export function startServices(context: AppContext): void {
  const services: readonly (() => Promise<void> | void)[] = [
    () => startErrorReports(context.router.routesByPath),
    () => startUsageEvents(context),
    () => isAfterFirstPage.write(true),
    () => followForgetting(context),
    // In development the fake backend's worker owns the scope, so the two never run together.
    () => (import.meta.env.PROD ? startPwa(context) : undefined),
    dropOldCards,
    () => startDebug(context),
  ];
  for (const start of services) whenIdle(() => void (async () => start())().catch(() => {}));
}
