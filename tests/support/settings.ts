import { developmentConfiguration } from '#config/development.ts';
import type { EnvironmentName } from '#config/host.ts';
import { settingsOf } from '#config/settings.ts';
import type { Settings } from '#config/settings.ts';

/** The settings of a development host, also as a tester has them who acts as if deployed. */
export function settingsOfHost(hostname: string, environment: EnvironmentName = 'development'): Settings {
  const settings = settingsOf(developmentConfiguration(hostname), hostname, environment);
  if (settings === undefined) throw new Error(`No settings for ${hostname}`);
  return settings;
}
