export const BRANDS = ['main', 'white-label'] as const;

/** The two kinds of brands of one build (R1-27); an operator may have several of each. */
export type BrandId = (typeof BRANDS)[number];

export const ENVIRONMENTS = ['prod', 'stage', 'dukenukem', 'development'] as const;

/** Where the app runs (R3-114). */
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** The kind of the brand with this key. Without `kind`, the key white-label means white-label, and any other one main. */
export function kindOf(
  brands: Readonly<Record<string, { readonly kind?: BrandId | undefined } | undefined>>,
  key: string,
): BrandId {
  return brands[key]?.kind ?? (key === 'white-label' ? key : 'main');
}

export const WHITE_LABEL_HOST = 'wl.localhost';

/** The brand of a development host: white-label has a separate one. */
export const developmentBrand = (hostname: string): BrandId =>
  hostname.toLowerCase() === WHITE_LABEL_HOST ? 'white-label' : 'main';

/** In development the API is on the page's own origin, where the fake backend answers. */
export const DEVELOPMENT_API = '/api';

/** The brand and environment of a host. */
export interface HostEntry {
  readonly brand: string;
  readonly environment: EnvironmentName;
}

type AddressOfBrand = Readonly<Record<string, string | undefined>>;
type Environments = Readonly<
  Partial<Record<EnvironmentName, { readonly booking: AddressOfBrand; readonly guest: AddressOfBrand } | undefined>>
>;

/** The entry of a host name without port; undefined for an unknown host (R1-31). */
export function hostEntry(
  { hosts }: { readonly hosts: Readonly<Record<string, HostEntry>> },
  hostname: string,
): HostEntry | undefined {
  const wanted = hostname.replace(/\.$/, '');
  return Object.entries(hosts).find(([name]) => name === wanted)?.[1];
}

/**
 * The environment of a host, or outside production the stored override when the configuration has it for the brand
 * (R3-115, R3-116, R3-118).
 */
export function environmentFor(
  { environments }: { readonly environments: Environments },
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
