import type { Query, QueryClient } from '@tanstack/react-query';

import { i18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Notices } from '#features/notices/notices.tsx';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { isSubmitting } from '#data/submit.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { Texts } from '#i18n/texts.tsx';
import { installHere, thisDevice, watchInstall } from '#pwa/install.ts';
import { cacheLoadedFiles, registerWorker } from '#pwa/worker.ts';
import { checkForUpdates, watchUpdates } from '#pwa/updates.ts';
import type { Updates } from '#pwa/updates.ts';
import { report, reactErrors } from '#telemetry/reporter.ts';
import { hasAppFiles } from '#session/on-device.ts';
import { NOTICES } from '#ui/app-frame.tsx';

import { linkManifest } from './manifest.ts';
import type { AppContext } from './router.tsx';
import { watchStay } from './saved-stay.ts';

/** Caches the app on this device and updates it; loaded after the first page, and in a build only. */
export async function startPwa({ queryClient, settings: { brand } }: AppContext): Promise<void> {
  watchForms();
  const { install, noteWorked } = watchInstall(thisDevice());
  watchSuccess(queryClient, noteWorked);
  // The brand follows from the host. The browser reads the manifest only now, when the app listens to its install prompt.
  linkManifest(brand.key);
  const icon = { rel: 'apple-touch-icon', href: `/icons/${brand.icons}-maskable-192.png` };
  document.head.append(Object.assign(document.createElement('link'), icon));
  const notices = document.getElementById(NOTICES);
  // Undefined outside a secure context, despite its type.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let areFilesHere = true;
  const saveAgain = watchStay(queryClient, () => areFilesHere && (container?.controller ?? null) !== null);
  if (notices === null) return;
  const registration = await (container ? registerWorker() : Promise.resolve(undefined)).catch((error: unknown) => {
    report('Worker could not be registered', { name: error instanceof Error ? error.name : typeof error });
    return undefined;
  });
  const updates = container && registration && keepUpToDate(registration, container, queryClient);
  // From now on pages really work offline.
  if (updates) container.addEventListener('controllerchange', saveAgain);
  // The guest or the browser may empty the caches at any time.
  const checkFiles = async (): Promise<void> => {
    areFilesHere = await hasAppFiles();
    saveAgain();
  };
  window.addEventListener('focus', () => void checkFiles());
  if (updates) installHere.write(install);
  // A separate root, so that it is not part of the first load.
  createRoot(notices, reactErrors).render(
    <StrictMode>
      <Texts>
        <Notices updates={updates} install={updates && install} />
      </Texts>
    </StrictMode>,
  );
}

/** Checks for new versions, and makes the worker cache the files and texts in use. */
function keepUpToDate(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  queryClient: QueryClient,
): Updates {
  checkForUpdates(registration);
  const isBusy = (): boolean => hasUnsent() || isSubmitting() || queryClient.isMutating() > 0;
  const cacheFiles = () => void cacheLoadedFiles(i18n.locale);
  i18n.on('change', cacheFiles);
  cacheFiles();
  return watchUpdates(registration, { container, isBusy, reload: () => location.reload() });
}

const STAY = stayQuery('' as Slug).queryKey[0];

/** Calls `noteWorked` when online check-in is finished. The walk in does this itself for doors. */
export function watchSuccess(queryClient: QueryClient, noteWorked: () => void): void {
  const states = new Map<string, Stay['state']>();
  const look = ({ queryKey, state: { data } }: Query): void => {
    if (queryKey[0] !== STAY || data === undefined) return;
    const { slug, state } = data as Stay;
    const before = states.get(slug);
    states.set(slug, state);
    if (before !== undefined && before !== state && state === 'check-in-completed') noteWorked();
  };
  const cache = queryClient.getQueryCache();
  // Includes existing queries, because watching begins after the first page.
  for (const query of cache.getAll()) look(query);
  cache.subscribe(({ query }) => look(query));
}

/** The path of the page on which the guest has typed or chosen something since it opened. */
let touched: string | undefined;

/** Tracks input on a page, except the language select in the header. */
function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('main') !== null) touched = location.pathname;
  });
}

/** Whether the page may contain unsent input, including from before it was tracked. */
const hasUnsent = (): boolean =>
  touched === location.pathname ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input:not([type=radio], [type=checkbox]), textarea)',
    ),
  ].some(({ value }) => value !== '');
