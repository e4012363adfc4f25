import type { QueryClient } from '@tanstack/react-query';

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Notices } from '#features/notices/notices.tsx';
import { isSubmitting } from '#data/submit.ts';
import { watchStay } from './watch-stay.ts';
import { watchSuccess } from './watch-success.ts';
import { installHere } from '#pwa/install-here.ts';
import { thisDevice, watchInstall } from '#pwa/install.ts';
import type { BrandId } from '#config/host.ts';
import { keepLoaded, registerWorker } from '#pwa/register.ts';
import { hasUnsent, watchForms } from '#pwa/unsent.ts';
import { checkForUpdates, watchUpdates } from '#pwa/updates.ts';
import type { Updates } from '#pwa/updates.ts';
import { report, reactErrors } from '#telemetry/reporter.ts';
import { NOTICES } from '#ui/app-frame.tsx';

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Keeps the app on this device and up to date; loaded after the first page, and in a build only. */
export async function startPwa(queryClient: QueryClient, brand: BrandId): Promise<void> {
  watchForms();
  const { install, noteWorked } = watchInstall(thisDevice());
  watchSuccess(queryClient, noteWorked);
  // The host names the brand. The browser reads the manifest now, when the app can hear its question.
  link('manifest', `/${brand}.webmanifest`);
  link('apple-touch-icon', `/icons/${brand}-maskable-192.png`);
  const place = document.getElementById(NOTICES);
  // Undefined outside a secure context, whatever its type says.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const saveAgain = watchStay(queryClient, () => (container?.controller ?? null) !== null);
  if (place === null) return;
  const registration = await (container ? registerWorker() : Promise.resolve(undefined)).catch((error: unknown) => {
    report('Worker could not be registered', { name: error instanceof Error ? error.name : typeof error });
    return undefined;
  });
  const updates = container && registration && keepUpToDate(registration, container, queryClient);
  // From now on it is true that pages open without network.
  if (updates) container.addEventListener('controllerchange', saveAgain);
  if (updates) installHere.write(install);
  // A separate root: nothing of it is in the first load.
  createRoot(place, reactErrors).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Notices updates={updates} install={updates && install} />
      </I18nProvider>
    </StrictMode>,
  );
}

/** Looks for new versions, and makes the worker keep the files and texts in use. */
function keepUpToDate(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  queryClient: QueryClient,
): Updates {
  checkForUpdates(registration);
  const isBusy = (): boolean => hasUnsent() || isSubmitting() || queryClient.isMutating() > 0;
  const keep = () => void keepLoaded(i18n.locale);
  i18n.on('change', keep);
  keep();
  return watchUpdates(registration, { container, isBusy, reload: () => location.reload() });
}
