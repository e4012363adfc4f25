import type { Configuration } from './configuration.ts';
import { environmentFor, hostEntry } from './host-entry.ts';
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
    throw new Error('Gap');
  }
  const { api, reception } = environment;
  return {
    brand: {
      id: entry.brand,
      name: brand.name,
      hasAccount: entry.brand === 'main',
      mentionsBob: entry.brand === 'main',
      support: { phone: brand.phone, whatsappNumber: brand.whatsapp },
    },
    environment: name,
    isProductionHost: entry.environment === 'prod',
    addresses: { api, booking, reception, guest },
    thirdParties: environment,
    staffEmailDomain,
  };
}
