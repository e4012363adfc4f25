import { focusManager } from '@tanstack/react-query';

import { configureApi } from '#api/http-client.ts';
import type { ApiSettings } from '#api/http-client.ts';
import { endChatWithLogin } from '#components/chat-life.ts';
import type { Settings } from '#config/settings.ts';
import { clearCacheOnLogout, refetchAll, createQueryClient } from '#data/query-client.ts';
import { syncClock } from '#lib/clock.ts';
import { forgetAccountLoaded, noteAccountLoaded } from '#session/account-notice.ts';
import { followLanguage, shownLanguage, storedLanguage } from '#session/language.ts';
import { currentLogin, endLogin, recheckLogin, onLogout, startLogin, tokenToSend } from '#session/login.ts';
import { forgetRedirectTarget } from '#session/pending-sign-in.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { reset, watchPages } from '#telemetry/track.ts';

import { createAppRouter } from './router.tsx';
import type { AppContext } from './router.tsx';

/**
 * Refetches stale queries when the tab becomes visible or gets the focus. react-query itself only checks visibility,
 * but two windows can be visible at the same time.
 */
const refetchOnFocus = (): void =>
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    window.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      window.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  });

/**
 * Connects API, cache, login, language and router for a host; `send` sends calls. The texts have been loaded before.
 */
export function createApp(settings: Settings, send: ApiSettings['send']): AppContext {
  configureApi({
    send,
    baseUrl: settings.addresses.api,
    storedLanguage,
    shownLanguage,
    accessToken: tokenToSend,
    onTokenRejected: endLogin,
    onServerTime: (ms) => {
      syncClock(ms);
      recheckLogin();
    },
  });

  const queryClient = createQueryClient(reportFailure);
  refetchOnFocus();
  const router = createAppRouter({ queryClient, settings });
  watchPages(router);
  startLogin();
  endChatWithLogin();
  followLanguage(() => void refetchAll(queryClient));
  if (currentLogin() === undefined) noteAccountLoaded();
  onLogout((end) => {
    forgetAccountLoaded();
    clearCacheOnLogout(queryClient);
    reset();
    // Members' pages then redirect to sign-up; data read for a page that closes is removed with it (R4-47).
    void router.invalidate().finally(() => {
      // A member who logged out does not need to return to the page that was closed.
      if (end === 'signed-out') forgetRedirectTarget();
      queryClient.removeQueries({ type: 'inactive' });
    });
  });
  return { settings, queryClient, router };
}
