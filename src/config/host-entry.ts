import type { Configuration } from './configuration.ts';
import { ENVIRONMENTS } from './environment.ts';
import type { EnvironmentName } from './environment.ts';

/** What the configuration says of a host: its brand and its environment. */
export type HostEntry = Configuration['hosts'][string];

/** The entry of a host name without port; undefined for an unknown host (R1-31). */
export function hostEntry({ hosts }: Pick<Configuration, 'hosts'>, hostname: string): HostEntry | undefined {
  const wanted = hostname.replace(/\.$/, '');
  return Object.entries(hosts).find(([name]) => name === wanted)?.[1];
}

/**
 * The environment of a host, or outside production the stored override when the configuration has it for the brand
 * (R3-115, R3-116, R3-118).
 */
export function environmentFor(
  { environments }: Pick<Configuration, 'environments'>,
  { brand, environment }: HostEntry,
  stored: string | null,
): EnvironmentName {
  if (environment === 'prod') return environment;
  const isForBrand = (name: EnvironmentName): boolean => {
    const { booking, guest } = environments[name] ?? {};
    return booking?.[brand] !== undefined && guest?.[brand] !== undefined;
  };
  return ENVIRONMENTS.find((name) => name === stored && isForBrand(name)) ?? environment;
}
