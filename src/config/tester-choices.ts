import { isDevelopmentHost } from '#lib/app-page.ts';

import { servedConfiguration } from './configuration-file.ts';
import { readConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { developmentConfiguration } from './development.ts';
import { ENVIRONMENTS } from './environment.ts';
import type { EnvironmentName } from './environment.ts';
import { environmentFor, hostEntry } from './host-entry.ts';
import { FAILING_PLAN_HOST } from './plan-host.ts';

/** What a tester may choose on a host outside production. */
export interface TesterChoices {
  /** The host's own environment. */
  readonly own: EnvironmentName;
  readonly environments: readonly EnvironmentName[];
  /** The plan's hosts of all environments, and the one that fails (R2-147). */
  readonly planHosts: readonly string[];
}

/** The choices that a configuration gives a host; undefined for a host of production, and for an unknown one (R2-148). */
export function choicesOf(configuration: Configuration, hostname: string): TesterChoices | undefined {
  const entry = hostEntry(configuration, hostname);
  if (entry === undefined || entry.environment === 'prod') return undefined;
  const plans = Object.values(configuration.environments).flatMap((each) => each?.plan?.host ?? []);
  return {
    own: entry.environment,
    environments: ENVIRONMENTS.filter((name) => environmentFor(configuration, entry, name) === name),
    planHosts: [...new Set([...plans, FAILING_PLAN_HOST])],
  };
}

/** The choices of a host; the configuration has come before. */
export async function testerChoices(hostname: string): Promise<TesterChoices | undefined> {
  if (isDevelopmentHost(hostname)) return choicesOf(developmentConfiguration(hostname), hostname);
  return choicesOf(readConfiguration((await servedConfiguration()).text), hostname);
}
