import { developmentConfiguration } from '#config/development.ts';
import type { EnvironmentName } from '#config/host.ts';
import { settingsOf } from '#config/settings.ts';
import type { Settings } from '#config/settings.ts';

/** The settings of a development host, by default in its own environment; throws if there are none. */
export function settingsOfHost(hostname: string, environment: EnvironmentName = 'development'): Settings {
  const settings = settingsOf(developmentConfiguration(hostname), hostname, environment);
  if (settings === undefined) throw new Error(`No settings for ${hostname}`);
  return settings;
}
