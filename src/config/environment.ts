import type { BrandId } from './brand.ts';

export const ENVIRONMENTS = ['prod', 'stage', 'dukenukem', 'development'] as const;

/** Where the app runs (R3-114). */
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** Base addresses of one environment (R7-03). */
export interface Addresses {
  readonly api: string;
  readonly booking: string;
  readonly reception: string;
  readonly guest: string;
  readonly cardFields: string;
}

// The real addresses are not printed in the specification: these are placeholders (R7-04).
const deployed = (suffix: string): Addresses => ({
  api: `https://api${suffix}.example.test`,
  booking: `https://booking${suffix}.example.test`,
  reception: `https://reception${suffix}.example.test`,
  guest: `https://app${suffix}.example.test`,
  cardFields: `https://cards${suffix}.example.test`,
});

const ADDRESSES: Record<EnvironmentName, Addresses> = {
  prod: deployed(''),
  stage: deployed('.stage'),
  dukenukem: deployed('.dukenukem'),
  development: {
    api: '/api',
    booking: 'https://booking.development.example.test',
    reception: 'https://reception.development.example.test',
    guest: 'https://app.development.example.test',
    cardFields: '/card-fields',
  },
};

/** The environment a host name stands for (R3-122). */
export function environmentOfHost(hostname: string): EnvironmentName {
  const host = hostname.toLowerCase();
  if (host.startsWith('stage.')) return 'stage';
  if (host.startsWith('dukenukem.')) return 'dukenukem';
  if (host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost')) return 'development';
  return 'prod';
}

/** The host's environment, or outside production the stored override when it names one (R3-116, R3-118). */
export function environmentFor(hostname: string, stored: string | null): EnvironmentName {
  const own = environmentOfHost(hostname);
  return own === 'prod' ? own : (ENVIRONMENTS.find((name) => name === stored) ?? own);
}

/** Where a brand's guests book and open their stay; another brand's hosts are none of its business. */
const OWN_HOSTS: Record<BrandId, (address: string) => string> = {
  main: (address) => address,
  'white-label': (address) => address.replace(/^https:\/\/(booking|app)\./, 'https://$1.wl.'),
};

/** The addresses of an environment, as a brand uses them (R7-03, R1-27). */
export function addressesOf(environment: EnvironmentName, brand: BrandId): Addresses {
  const addresses = ADDRESSES[environment];
  const own = OWN_HOSTS[brand];
  return { ...addresses, booking: own(addresses.booking), guest: own(addresses.guest) };
}
