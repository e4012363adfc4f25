import { isDevelopmentHost } from '#lib/is-development-host.ts';

import { servedConfiguration } from './configuration-file.ts';
import { readConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { notConfigured, settingsOf } from './settings-of.ts';
import type { Settings } from './settings.tsx';

/** What the configuration makes of a host. */
export type Start =
  | { readonly kind: 'ready'; readonly settings: Settings; readonly off: readonly string[] }
  | { readonly kind: 'unknown-host' }
  /** The server has no file, or none that is a configuration. */
  | { readonly kind: 'faulty'; readonly status: number; readonly text: string };

function startWith(configuration: Configuration, hostname: string, stored: string | null): Start {
  const settings = settingsOf(configuration, hostname, stored);
  if (settings === undefined) return { kind: 'unknown-host' };
  return { kind: 'ready', settings, off: notConfigured(configuration, settings.environment) };
}

/**
 * The settings of a host name without port, with a tester's stored override of the environment. Rejects when no answer
 * comes.
 */
export async function loadSettings(hostname: string, stored: string | null): Promise<Start> {
  if (isDevelopmentHost(hostname)) {
    // No operator's guest loads it; the boot script fetches its file ahead.
    const { developmentConfiguration } = await import('./development.ts');
    return startWith(developmentConfiguration(hostname), hostname, stored);
  }
  const served = await servedConfiguration();
  try {
    if (served.status !== 200) throw new Error(`HTTP ${served.status}`);
    return startWith(readConfiguration(served.text), hostname, stored);
  } catch {
    return { kind: 'faulty', ...served };
  }
}
