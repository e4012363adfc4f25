import { BRAND_TRAITS } from './brand.ts';
import { FEATURES } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { environmentFor, hostEntry } from './environment.ts';
import { FAILING_PLAN_HOST } from './plan-host.ts';
import type { Settings } from './settings.tsx';

/**
 * The settings of a host name without port; undefined for a host that the configuration does not name (R1-31). `stored`
 * is a tester's override of the environment. Throws when the configuration has a gap, which `readFaults` names.
 */
export function settingsOf(
  configuration: Configuration,
  hostname: string,
  stored: string | null = null,
): Settings | undefined {
  const entry = hostEntry(configuration, hostname);
  if (entry === undefined) return undefined;
  const name = environmentFor(configuration, entry, stored);
  const { brands, environments, staffEmailDomain } = configuration;
  const [brand, environment] = [brands[entry.brand], environments[name]];
  const [booking, guest] = [environment?.booking[entry.brand], environment?.guest[entry.brand]];
  if (!brand || !environment || booking === undefined || guest === undefined) {
    throw new Error(`The configuration has a gap for ${hostname}`);
  }
  const { api, reception } = environment;
  const plans = Object.values(environments).flatMap((each) => each?.plan?.host ?? []);
  return {
    brand: {
      id: entry.brand,
      name: brand.name,
      ...BRAND_TRAITS[entry.brand],
      support: { phone: brand.phone, whatsappNumber: brand.whatsapp },
    },
    environment: name,
    isProductionHost: entry.environment === 'prod',
    addresses: { api, booking, reception, guest },
    thirdParties: environment,
    planHosts: name === 'prod' ? [] : [...new Set([...plans, FAILING_PLAN_HOST])],
    staffEmailDomain,
  };
}

/** The features that are off without the operator's word for it. */
export function notConfigured({ environments }: Configuration, name: Settings['environment']): readonly string[] {
  const environment = environments[name];
  return FEATURES.filter((key) => environment?.[key] === undefined && environment?.off?.includes(key) !== true);
}
