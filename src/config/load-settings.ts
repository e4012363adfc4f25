import { isDevelopmentHost } from '#lib/app-page.ts';

import { servedConfiguration } from './configuration-file.ts';
import type { ServedConfiguration } from './configuration-file.ts';
import { readConfiguration } from './configuration.ts';
import { settingsOf } from './settings-of.ts';
import type { Settings } from './settings.tsx';

/** A host without settings: `faulty` is what the server sent for a configuration; without it the host is unknown. */
export interface NoSettings {
  readonly settings: undefined;
  readonly faulty?: ServedConfiguration;
}

/**
 * The settings of a host name without port, with a tester's stored override of the environment. Rejects when no answer
 * comes.
 */
export async function loadSettings(
  hostname: string,
  stored: string | null,
): Promise<NoSettings | { readonly settings: Settings }> {
  if (isDevelopmentHost(hostname)) {
    // No operator's guest loads it; the boot script fetches its file ahead.
    const { developmentConfiguration } = await import('./development.ts');
    return { settings: settingsOf(developmentConfiguration(hostname), hostname, stored) };
  }
  const faulty = await servedConfiguration();
  try {
    if (faulty.status === 200) return { settings: settingsOf(readConfiguration(faulty.text), hostname, stored) };
  } catch {
    // `readFaults` says why.
  }
  return { settings: undefined, faulty };
}
