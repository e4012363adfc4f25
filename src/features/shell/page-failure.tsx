import { useLingui } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

import { isWifiSignIn } from '#api/api-error.ts';
import { Failure, useCause } from '#components/failure.tsx';
import { isChunkLoadError } from '#lib/chunk-error.ts';
import { wifiSignIn } from '#lib/wifi-sign-in.ts';
import { renewOnce, renewPage } from '#pwa/updates.ts';
import { focusHeading } from '#ui/focus.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { PagePending } from './page-pending.tsx';
import { WaysOn } from './ways-on.tsx';

/** What "Try again" does on a page that has failed. */
export function useRetry(reset: () => void): () => void {
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  return useCallback(() => {
    resetQueries();
    reset();
    void router.invalidate();
  }, [resetQueries, reset, router]);
}

/** What a page shows when its data or its code fail: a message, a retry, and the navigation stays usable (R8-55). */
export function PageFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useLingui();
  const retry = useRetry(reset);
  const cause = useCause(error);
  // A deployment has removed the code of the page. The newest build has it, but can be loaded only online.
  const mustSignIn = isWifiSignIn(error) || wifiSignIn.read();
  const isGone = isChunkLoadError(error) && navigator.onLine && !mustSignIn;
  const [isRenewing, setRenewing] = useState(isGone);
  useEffect(() => {
    if (isGone && !renewOnce()) queueMicrotask(() => setRenewing(false));
  }, [isGone]);
  // Only reads are tried again: a write never waits for the network.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  // A guest signs in on another page, and comes back.
  useEffect(() => {
    if (!mustSignIn) return undefined;
    const tryWhenShown = (): void => {
      if (document.visibilityState === 'visible') retry();
    };
    document.addEventListener('visibilitychange', tryWhenShown);
    return () => document.removeEventListener('visibilitychange', tryWhenShown);
  }, [mustSignIn, retry]);
  // A second failure finds no focus: the first one's button has gone.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  if (isRenewing) return <PagePending />;
  if (isGone) {
    return (
      <Page isNarrow>
        <PageTitle>{t`This page has changed`}</PageTitle>
        <Failure error={error} heading={t`There is a newer version of this page`} onRetry={renewPage} />
      </Page>
    );
  }
  return (
    <Page isNarrow>
      <PageTitle>{isWifiSignIn(error) ? t`We could not show this page` : (cause ?? t`Something went wrong`)}</PageTitle>
      <Failure error={error} heading={t`We could not show this page`} onRetry={retry} />
      <WaysOn />
    </Page>
  );
}
