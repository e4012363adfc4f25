import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';

import { onContractBreach } from '#api/parse-response.ts';
import { reportFailure, reactErrors } from '#telemetry/reporter.ts';
import { send } from '#api/transport.ts';
import { loadSettings } from '#config/settings.ts';
import { readStayLink } from '#domain/stay/stay-link.ts';
import { activateLocale, englishInstead } from '#i18n/activate.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { nameChunkErrors } from '#lib/chunk-error.ts';
import { isDevelopmentHost } from '#lib/app-page.ts';
import { PRERENDERED } from '#lib/prerendered.ts';
import { sleep } from '#lib/time.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { startLanguage, takeLanguageParameter } from '#session/language.ts';
import { renewOnce } from '#pwa/updates.ts';
import { deviceStorage } from '#session/storage.ts';
import { applyBrand } from '#ui/brand.tsx';
import { endPrerender } from '#prerender/dom.ts';

import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { catchErrors, reportErrors, startErrorReports } from './app/error-reports.ts';
import type { AppContext } from './app/router.tsx';

/** Services wait this long after the first page, so that they do not delay its first interactions. */
const FIRST_PAGE_MS = 1_000;

/** The help of index.html stays this long; then the frame of the page replaces it. */
const STATIC_HELP_MS = 1_000;

/** A prerendered top of the page stays until the page replaces it. */
const PRERENDERED_MS = 10_000;

/** How long the first render waits for the data of the page, in milliseconds. */
const firstRenderTimeoutMs = (): number => (document.getElementById(PRERENDERED) ? PRERENDERED_MS : STATIC_HELP_MS);

/** The host name; a phone on the developer's network opens the development server by its address. */
function host(): string {
  const { hostname } = window.location;
  return import.meta.env.DEV && !isDevelopmentHost(hostname) ? 'localhost' : hostname;
}

/** Loads what no page waits for; the app works without it. */
async function startServices(context: AppContext): Promise<void> {
  const services = await import('./app/services.ts').catch(() => undefined);
  services?.startServices(context);
}

/** The composition root: host, reporter, language, API, router, first render. */
async function start(): Promise<void> {
  catchErrors();
  nameChunkErrors();
  // Yields after the modules have run, so that a slow phone can respond to a touch first.
  await sleep(0);
  // Before anything parses: zod's fast path probes `new Function`, which a strict policy reports.
  z.config({ jitless: true });
  const found = await loadSettings(host(), deviceStorage.read('environment'));
  const { settings } = found;
  if (settings === undefined) {
    const { showNeutralHelp } = await import('./app/neutral-help.tsx');
    return showNeutralHelp(found);
  }
  const { brand, environment } = settings;
  reportErrors(settings);
  applyBrand(brand.id, brand.icons);
  // Few operators have colours of their own.
  if (brand.colours) (await import('#lib/brand-colours.ts')).applyColours(brand.colours);

  const { origin, pathname, search, hash } = window.location;
  const rest = takeLanguageParameter(new URL(origin + readStayLink(pathname + search + hash).address));
  if (rest.href !== window.location.href) window.history.replaceState(window.history.state, '', rest);

  if (import.meta.env.DEV) {
    const { startBrowserBackend } = await import('#mocks/browser.ts');
    await startBrowserBackend();
  }

  onContractBreach(reportFailure);
  await activateLocale(startLanguage({ allowsPseudo: environment !== 'prod' })).catch(() => {
    // A deploy has removed the texts: the newest build brings them. Without them the guest reads English.
    renewOnce();
    return activateLocale(DEFAULT_LOCALE).then(() => englishInstead.write(true));
  });

  const context = createApp(settings, send);
  const { router } = context;
  const stop = router.subscribe('onResolved', () => {
    stop();
    setTimeout(() => whenIdle(() => void startServices(context)), FIRST_PAGE_MS);
  });

  const container = document.getElementById('root');
  if (!container) throw new Error('No #root');
  // Render once, while the static help or the prerender is shown: not an empty frame, then its shape, then the page.
  await Promise.race([router.load(), sleep(firstRenderTimeoutMs())]);
  endPrerender();
  const root = createRoot(container, reactErrors);
  // In slices, so that the guest's first touch is answered meanwhile.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App {...context} />
      </StrictMode>,
    );
  });
}

start().catch((error: unknown) => {
  if (import.meta.env.DEV) console.error(error);
  reportFailure(error, { caught: 'start' });
  startErrorReports().catch(() => {});
  // The page's static help takes over.
  document.documentElement.dataset['failed'] = '';
});
