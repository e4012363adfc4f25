import { I18nProvider } from '@lingui/react';
import type { AnyRouter } from '@tanstack/react-router';
import { i18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import type { Settings } from '#config/settings.tsx';
import { notConfigured } from '#config/not-configured.ts';
import { testerChoices } from '#config/tester-choices.ts';
import { DebugPanel } from '#features/debug/debug-panel.tsx';
import type { PlanHostInAddress } from '#features/debug/debug-panel.tsx';
import { reloadOnEnvironmentChange } from '#session/environment-override.ts';

/** The page of the plan, on which a tester picks the partner's host. */
const PLAN = '/stay/plan';

function planHostOfAddress(router: AnyRouter): PlanHostInAddress {
  return {
    subscribe: (listener) => router.subscribe('onResolved', listener),
    read: () => {
      const { pathname, searchStr } = router.state.location;
      return pathname === PLAN ? (new URLSearchParams(searchStr).get('planHost') ?? '') : undefined;
    },
    pick: (host) => {
      const address = new URL(window.location.href);
      if (host === '') address.searchParams.delete('planHost');
      else address.searchParams.set('planHost', host);
      window.location.assign(address);
    },
  };
}

/** Shows the tester's panel beside the app; loaded after the first page, and on no host of production (S72, R6-23). */
export async function startDebug({ environment, thirdParties }: Settings, router: AnyRouter): Promise<void> {
  reloadOnEnvironmentChange();
  const choices = await testerChoices(window.location.hostname);
  if (choices === undefined) return;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <DebugPanel
          choices={choices}
          environment={environment}
          off={environment === 'development' ? [] : notConfigured(thirdParties)}
          planHost={planHostOfAddress(router)}
        />
      </I18nProvider>
    </StrictMode>,
  );
}
