import { isDevelopmentHost } from '#lib/app-page.ts';
import type { BrandColours } from '#lib/brand-colours.ts';

import type { Configuration } from './configuration.ts';
import { DEVELOPMENT_API, developmentBrand, environmentFor, hostEntry, kindOf } from './host.ts';
import type { BrandId } from './host.ts';

/** Beside `index.html`. */
const FILE = '/config.json';

/** The response of the server for `config.json`. */
export interface ServedConfiguration {
  readonly status: number;
  readonly text: string;
}

async function fetchConfiguration(): Promise<ServedConfiguration> {
  // A file of this host, requested before `src/api` has loaded.
  // oxlint-disable-next-line eslint/no-restricted-globals
  const response = await fetch(FILE, { cache: 'no-cache', redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

let served: Promise<ServedConfiguration> | undefined;

/** Fetches `config.json`, once a page load; rejects without a response. */
export const servedConfiguration = (): Promise<ServedConfiguration> => (served ??= fetchConfiguration());

/**
 * Where the API of a host is, and its brand, before the app has checked the configuration; undefined where the app must
 * decide. Rejects an invalid configuration, so that no request is sent.
 */
export async function apiOfHost(
  hostname: string,
  storedEnvironment: string | null,
): Promise<{ readonly api: string; readonly brand: BrandId; readonly colours?: BrandColours | undefined } | undefined> {
  if (isDevelopmentHost(hostname)) {
    // A tester's other environments are in the configuration.
    return storedEnvironment === null || storedEnvironment === 'development'
      ? { api: DEVELOPMENT_API, brand: developmentBrand(hostname) }
      : undefined;
  }
  const { text } = await servedConfiguration();
  const configuration = JSON.parse(text) as Configuration;
  const entry = hostEntry(configuration, hostname);
  const api = entry && configuration.environments[environmentFor(configuration, entry, storedEnvironment)]?.api;
  if (entry === undefined || typeof api !== 'string') return undefined;
  const { brands } = configuration;
  return { api, brand: kindOf(brands, entry.brand), colours: brands[entry.brand]?.colours };
}
