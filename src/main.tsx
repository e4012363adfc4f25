import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';

import { configureApi } from '#api/http-client.ts';
import { onContractBreach } from '#api/parse-response.ts';
import { reportFailure, reactErrors } from '#telemetry/reporter.ts';
import { send } from '#api/transport.ts';
import { loadSettings } from '#config/settings.ts';
import { clearCacheOnLogout, refetchAll } from '#data/query-cache.ts';
import { createQueryClient } from '#data/query-client.ts';
import { activateLocale, englishInstead } from '#i18n/activate.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { syncClock } from '#lib/clock.ts';
import { isDevelopmentHost } from '#lib/app-page.ts';
import { PRERENDERED } from '#lib/prerendered.ts';
import { sleep } from '#lib/time.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { forgetAccountLoaded, noteAccountLoaded } from '#session/account-notice.ts';
import { currentLogin, endLogin, judgeLogin, onLogout, startLogin, tokenToSend } from '#session/login.ts';
import {
  followLanguage,
  shownLanguage,
  startLanguage,
  storedLanguage,
  takeLanguageParameter,
} from '#session/language.ts';
import { forgetRedirectTarget } from '#session/pending-sign-in.ts';
import { renewOnce } from '#pwa/renew-page.ts';
import { deviceStorage } from '#session/storage.ts';
import { reset, watchPages } from '#telemetry/track.ts';
import { applyBrand } from '#ui/brand.tsx';
import { endPrerender } from '#prerender/view.tsx';

import { App } from './app/app.tsx';
import { catchErrors, reportErrors } from './app/report-errors.ts';
import { refetchOnFocus } from './app/refetch-on-focus.ts';
import { createAppRouter } from './app/router.tsx';

/** A first page has its say before anything that can wait is loaded. */
const FIRST_PAGE_MS = 1_000;

/** The first texts of index.html stay this long; then the frame of the page replaces them. */
const FIRST_WORDS_MS = 1_000;

/** The top of the page, where the prerender has drawn it, stays until the page itself takes its place. */
const PRERENDERED_MS = 10_000;

const patience = (): number => (document.getElementById(PRERENDERED) ? PRERENDERED_MS : FIRST_WORDS_MS);

/** What no page waits for. */
const startsLater = () => import('./app/start-later.ts');

/** The host name; a phone on the developer's network opens the development server by its address. */
function host(): string {
  const { hostname } = window.location;
  return import.meta.env.DEV && !isDevelopmentHost(hostname) ? 'localhost' : hostname;
}

/** The composition root: host, reporter, language, API, router, first render. */
async function start(): Promise<void> {
  catchErrors();
  // In a later task: the browser has just run the modules, and a slow phone can answer a touch now.
  await sleep(0);
  // Before anything parses: zod's fast path probes `new Function`, which a strict policy reports.
  z.config({ jitless: true });
  const found = await loadSettings(host(), deviceStorage.read('environment'));
  const { settings } = found;
  if (settings === undefined) {
    const { showNeutralHelp } = await import('./app/show-neutral-help.tsx');
    return showNeutralHelp(found);
  }
  const { brand, environment } = settings;
  reportErrors(settings);
  applyBrand(brand.id);

  const here = new URL(window.location.href);
  const rest = takeLanguageParameter(here);
  if (rest !== here) window.history.replaceState(window.history.state, '', rest);

  if (import.meta.env.DEV) {
    const { startBrowserBackend } = await import('#mocks/browser.ts');
    await startBrowserBackend();
  }

  configureApi({
    send,
    baseUrl: settings.addresses.api,
    storedLanguage,
    shownLanguage,
    accessToken: tokenToSend,
    onTokenRejected: endLogin,
    onServerTime: (ms) => {
      syncClock(ms);
      judgeLogin();
    },
  });
  onContractBreach(reportFailure);
  await activateLocale(startLanguage({ allowsPseudo: environment !== 'prod' })).catch(() => {
    // A deploy has removed the texts: the newest build brings them. Without them the guest reads English.
    renewOnce();
    return activateLocale(DEFAULT_LOCALE).then(() => englishInstead.write(true));
  });

  const queryClient = createQueryClient(reportFailure);
  refetchOnFocus();
  const router = createAppRouter({ queryClient, settings });
  watchPages(router);
  startLogin();
  followLanguage(() => void refetchAll(queryClient));
  if (currentLogin() === undefined) noteAccountLoaded();
  onLogout((end) => {
    forgetAccountLoaded();
    clearCacheOnLogout(queryClient);
    reset();
    // Members' pages lead to sign-up now, the others stay; what was read for a closed page goes with it (R4-47).
    void router.invalidate().finally(() => {
      // A member who logged out need not come back to the page that closed in another tab.
      if (end === 'signed-out') forgetRedirectTarget();
      queryClient.removeQueries({ type: 'inactive' });
    });
  });
  const stop = router.subscribe('onResolved', () => {
    stop();
    setTimeout(() => {
      whenIdle(() => {
        startsLater()
          .then(({ startLater }) => startLater({ settings, queryClient, router }))
          .catch(() => {});
      });
    }, FIRST_PAGE_MS);
  });

  const container = document.getElementById('root');
  if (!container) throw new Error('No #root');
  // Render once, while the first texts are shown: not an empty frame, then its shape, then the page.
  await Promise.race([router.load(), sleep(patience())]);
  endPrerender();
  const root = createRoot(container, reactErrors);
  // In slices, so that the guest's first touch is answered meanwhile.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App settings={settings} queryClient={queryClient} router={router} />
      </StrictMode>,
    );
  });
}

start().catch((error: unknown) => {
  if (import.meta.env.DEV) console.error(error);
  reportFailure(error, { caught: 'start' });
  startsLater()
    .then(({ sendReports }) => sendReports())
    .catch(() => {});
  // The page's static help takes over.
  document.documentElement.dataset['failed'] = '';
});
