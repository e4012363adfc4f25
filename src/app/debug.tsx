import type { AnyRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { DEBUG_TOOLS, testerChoices } from '#config/debug-tools.ts';
import type { DebugTools } from '#config/debug-tools.ts';
import { notConfigured } from '#config/settings.ts';
import { DebugButton, throwTestError } from '#features/debug/debug-panel.tsx';
import type { PlanHostInAddress } from '#features/debug/debug-panel.tsx';
import { refetchAll } from '#data/query-client.ts';
import { LANGUAGE_NAMES, LOCALES } from '#i18n/locales.ts';
import { Texts } from '#i18n/texts.tsx';
import { syncClock } from '#lib/clock.ts';
import { overrideEnvironment, reloadOnEnvironmentChange } from '#session/environment-override.ts';
import { shownLanguage } from '#session/language.ts';

import type { AppContext } from './router.tsx';

/** The plan page, on which testers can choose the plan's host. */
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

/**
 * Shows the testers' panel next to the app; loaded after the first page, and never on a production host (S72, R6-23).
 */
export async function startDebug({ settings, queryClient, router }: AppContext): Promise<void> {
  const { brand, environment, thirdParties } = settings;
  reloadOnEnvironmentChange();
  const choices = await testerChoices(window.location.hostname);
  if (choices === undefined) return;
  const planHost = planHostOfAddress(router);
  const off = environment === 'development' ? [] : notConfigured(thirdParties);
  const detail: DebugTools = {
    brand: brand.id,
    environment,
    own: choices.own,
    environments: choices.environments,
    overrideEnvironment: (name) => overrideEnvironment(choices.environments.find((each) => each === name) ?? null),
    language: shownLanguage(),
    languages: LOCALES.map(({ locale }) => ({ locale, label: LANGUAGE_NAMES[locale] })),
    planHosts: choices.planHosts,
    planHost: planHost.read,
    pickPlanHost: planHost.pick,
    throwTestError,
    follow: (serverMs) => {
      syncClock(serverMs);
      void refetchAll(queryClient);
    },
  };
  // The fake backend in the page shows these tools in its own panel instead.
  if (!document.dispatchEvent(new CustomEvent(DEBUG_TOOLS, { detail, cancelable: true }))) return;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <Texts>
        <DebugButton choices={choices} environment={environment} off={off} planHost={planHost} />
      </Texts>
    </StrictMode>,
  );
}
