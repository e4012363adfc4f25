import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';

import type { Start } from '#config/load-settings.ts';
import { NeutralHelp } from '#features/neutral-help/neutral-help.tsx';
import { activateLocale, loadCatalog } from '#i18n/activate.ts';
import { startLanguage } from '#session/language.ts';
import { createReporter, report, setReporter } from '#telemetry/reporter.ts';

/** Tells the operator what is wrong: in the console, as no reporter is configured yet. */
async function tellOperator(found: Exclude<Start, { kind: 'ready' }>): Promise<void> {
  setReporter(createReporter({ printsToConsole: true }));
  if (found.kind === 'unknown-host') {
    return report('config.json does not name this host', { host: window.location.hostname });
  }
  if (found.status !== 200) return report('config.json could not be read', { status: found.status });
  const { faultLine, readFaults } = await import('#config/faults.ts');
  for (const fault of readFaults(found.text).faults) report(faultLine('config.json', fault));
}

/** Shows help of no brand in place of the app, to a guest on an unknown host or with a faulty configuration (R1-31). */
export async function showNeutralHelp(found: Exclude<Start, { kind: 'ready' }>): Promise<void> {
  // The help of index.html, until the words have come.
  document.documentElement.dataset['failed'] = '';
  await tellOperator(found);
  await activateLocale(startLanguage({ allowsPseudo: false }));
  await loadCatalog('offline');
  const container = document.getElementById('root');
  if (!container) return;
  createRoot(container).render(
    <I18nProvider i18n={i18n}>
      <NeutralHelp isUnknownHost={found.kind === 'unknown-host'} />
    </I18nProvider>,
  );
}
