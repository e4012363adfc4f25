import { isDevelopmentHost } from '#lib/app-page.ts';

import type { Configuration } from './configuration.ts';
import { readConfiguration } from './configuration.ts';
import { servedConfiguration } from './served-configuration.ts';
import { developmentConfiguration } from './development.ts';
import type { EnvironmentName } from './host.ts';
import { ENVIRONMENTS, environmentFor, hostEntry } from './host.ts';
import { FAILING_PLAN_HOST } from './plan-host.ts';

/** The tools for testers outside production (R2-75 to R2-77, R6-23). */
export interface DebugTools {
  readonly brand: string;
  /** In use now; `own` is the one of the host. */
  readonly environment: string;
  readonly own: string;
  readonly environments: readonly string[];
  /** Starts the app again in an environment, or with null in the one of the host. */
  readonly overrideEnvironment: (name: string | null) => void;
  readonly language: string;
  readonly languages: readonly { readonly locale: string; readonly label: string }[];
  /** The hosts of the plan, and the one in use; undefined on every page but the plan's. */
  readonly planHosts: readonly string[];
  readonly planHost: () => string | undefined;
  readonly pickPlanHost: (host: string) => void;
  readonly throwTestError: () => void;
  /** Takes over the server's time, in milliseconds since the epoch, and reads everything again. */
  readonly follow: (serverMs: number) => void;
}

/**
 * The event that offers the tools to the document. If a tester page around the app accepts them by `preventDefault`, the
 * app shows no panel of its own.
 */
export const DEBUG_TOOLS = 'reception:debug-tools';

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

/** The choices on a host; uses the configuration that the app has loaded. */
export async function testerChoices(hostname: string): Promise<TesterChoices | undefined> {
  if (isDevelopmentHost(hostname)) return choicesOf(developmentConfiguration(hostname), hostname);
  return choicesOf(readConfiguration((await servedConfiguration()).text), hostname);
}
