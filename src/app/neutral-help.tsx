import { createRoot } from 'react-dom/client';

import type { NoSettings } from '#config/settings.ts';
import { NeutralHelp } from '#features/neutral-help/neutral-help.tsx';
import { activateLocale } from '#i18n/activate.ts';
import { Texts } from '#i18n/texts.tsx';
import { startLanguage } from '#session/language.ts';
import { isFromWifi } from '#api/response.ts';
import { report } from '#telemetry/reporter.ts';

import { reportErrors } from './error-reports.ts';

/** Prints the problem to the console for the operator, because no reporter is configured yet. */
async function notifyOperator(faulty: NoSettings['faulty']): Promise<void> {
  reportErrors();
  if (faulty === undefined) {
    return report('config.json does not name this host', { host: window.location.hostname });
  }
  if (faulty.status !== 200) return report('config.json could not be read', { status: faulty.status });
  const { faultLine, readFaults } = await import('#config/check-configuration.ts');
  for (const fault of readFaults(faulty.text).faults) report(faultLine('config.json', fault));
}

/** Shows unbranded help instead of the app: the host is unknown, or the configuration is invalid (R1-31). */
export async function showNeutralHelp({ faulty }: NoSettings): Promise<void> {
  // Until the catalog has loaded, the guest sees the help in index.html.
  document.documentElement.dataset['failed'] = '';
  // Removes a prerendered view in a brand's colours, and prevents one that is still loading.
  document.getElementById('boot')?.removeAttribute('id');
  delete document.documentElement.dataset['brand'];
  // Not awaited, because the guest does not need it.
  notifyOperator(faulty).catch(() => {});
  await activateLocale(startLanguage({ allowsPseudo: false }));
  const container = document.getElementById('root');
  if (!container) return;
  createRoot(container).render(
    <Texts>
      <NeutralHelp
        why={faulty === undefined ? 'unknown-host' : isFromWifi({ headers: {}, ...faulty }) ? 'wifi-sign-in' : 'faulty'}
      />
    </Texts>,
  );
}
