import { createContext, use } from 'react';

import { isDevelopmentHost } from '#lib/app-page.ts';
import type { BrandColours } from '#lib/brand-colours.ts';
import { parseZone } from '#lib/time.ts';

import { SUPPORT_TIMES } from './constants.ts';
import type { SupportTimes } from './constants.ts';
import type { Configuration } from './configuration.ts';
import { readConfiguration } from './configuration.ts';
import { servedConfiguration } from './served-configuration.ts';
import type { ServedConfiguration } from './served-configuration.ts';
import type { BrandId, EnvironmentName } from './host.ts';
import { ENVIRONMENTS, environmentFor, hostEntry, kindOf } from './host.ts';

/** The legal information that an operator must give. */
export interface Legal {
  /** Name and postal address of the controller. */
  readonly controller?: string | undefined;
  /** `mailto:` or an https address. */
  readonly contact?: string | undefined;
  readonly imprint?: string | undefined;
  readonly terms?: string | undefined;
  readonly privacy?: string | undefined;
}

/** A brand, besides its design tokens. */
export interface Brand {
  /** Its kind, which decides on tokens and features. */
  readonly id: BrandId;
  /** Its name in the configuration. */
  readonly key: string;
  /** Shown in the header. */
  readonly name: string;
  /** Account, explore, plan and referral exist (R1-29). */
  readonly hasAccount: boolean;
  /** The name of support, such as Bob; undefined where it has none (R2-149). */
  readonly helper: string | undefined;
  readonly colours: BrandColours | undefined;
  /** The base name of its icons: those of its kind, or its own, which `deploy-files` generates. */
  readonly icons: string;
  /** The data controller and the operator's own pages, as far as they are configured. */
  readonly legal: Legal;
  /** The brand's own numbers, for a page that knows no property (R8-51). */
  readonly support: { readonly phone: string; readonly whatsappNumber: string };
  readonly supportTimes: SupportTimes;
}

/** The address of a brand's own logo; undefined if it uses the one of its kind. */
export const signOf = ({ icons, id }: Brand): string | undefined => (icons === id ? undefined : `/icons/${icons}.svg`);

/** Base addresses, without a slash at the end (R7-03). */
export interface Addresses {
  /** The core API is here (R7-01). */
  readonly api: string;
  /** Where guests of the brand book. */
  readonly booking: string;
  readonly reception: string;
  /** Where guests of the brand open their stay. */
  readonly guest: string;
}

/** The site of the operator's other brand, for a stay that belongs there (N4). */
export interface OtherSite {
  readonly name: string;
  /** Where its guests open their stay, without a slash at the end. */
  readonly address: string;
}

/** The operator's accounts with third parties; without one its feature is off. */
export interface ThirdParties {
  /** `host` is that of Segment's tracking API, without scheme; undefined is Segment's own. */
  readonly analytics?: { readonly writeKey: string; readonly host?: string | undefined } | undefined;
  /** `address` is the base of the provider's fields (R7-03); `merchantKey` is for a property that names none. */
  readonly cardFields?: { readonly address: string; readonly merchantKey?: string | undefined } | undefined;
  /** The bot challenge of the sign-in (R9-36). */
  readonly challenge?: { readonly siteKey: string } | undefined;
  /** `origin` serves the chat's page apart from the app; undefined is the app's own. */
  readonly messenger?: { readonly appId: string; readonly origin?: string | undefined } | undefined;
  readonly plan?: { readonly host: string } | undefined;
  readonly sentry?: { readonly dsn: string; readonly tunnel?: string | undefined } | undefined;
}

/** Settings from host, configuration and override; created once at start. */
export interface Settings {
  readonly brand: Brand;
  readonly environment: EnvironmentName;
  /** By the host alone, whatever a tester has stored. */
  readonly isProductionHost: boolean;
  readonly addresses: Addresses;
  /** Undefined if the configuration has no brand of the other kind in this environment. */
  readonly otherSite: OtherSite | undefined;
  readonly thirdParties: ThirdParties;
  readonly staffEmailDomain: string | undefined;
}

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
  const hours = brand.supportHours;
  const id = kindOf(brands, entry.brand);
  const other = Object.keys(brands).find((key) => kindOf(brands, key) !== id && environment.guest[key] !== undefined);
  const [otherName, otherGuest] = other === undefined ? [] : [brands[other]?.name, environment.guest[other]];
  return {
    brand: {
      id,
      key: entry.brand,
      name: brand.name,
      hasAccount: id === 'main',
      helper: brand.helper,
      colours: brand.colours,
      icons: brand.sign ? `own-${entry.brand}` : id,
      legal: brand,
      support: { phone: brand.phone, whatsappNumber: brand.whatsapp },
      supportTimes: hours ? { ...hours, zone: parseZone(hours.timezone) } : SUPPORT_TIMES,
    },
    environment: name,
    isProductionHost: entry.environment === 'prod',
    addresses: { api, booking, reception, guest },
    otherSite:
      otherName === undefined || otherGuest === undefined ? undefined : { name: otherName, address: otherGuest },
    thirdParties: environment,
    staffEmailDomain,
  };
}

/** A host without settings: `faulty` is what the server sent for a configuration; without it the host is unknown. */
export interface NoSettings {
  readonly settings: undefined;
  readonly faulty?: ServedConfiguration;
}

/**
 * The settings of a host name without port, with a tester's stored override of the environment. Rejects when the
 * configuration cannot be fetched.
 */
export async function loadSettings(
  hostname: string,
  stored: string | null,
): Promise<NoSettings | { readonly settings: Settings }> {
  if (isDevelopmentHost(hostname)) {
    // Imported on demand, so that guests do not load it; the boot script preloads the file.
    const { developmentConfiguration } = await import('./development.ts');
    return { settings: settingsOf(developmentConfiguration(hostname, window.location.port), hostname, stored) };
  }
  const faulty = await servedConfiguration();
  try {
    if (faulty.status === 200) return { settings: settingsOf(readConfiguration(faulty.text), hostname, stored) };
  } catch {
    // `readFaults` says why.
  }
  return { settings: undefined, faulty };
}

const FEATURES = [
  'analytics',
  'cardFields',
  'challenge',
  'messenger',
  'plan',
  'sentry',
] as const satisfies (keyof ThirdParties)[];

/** The features that are off, because an environment does not configure them. */
export const notConfigured = (thirdParties: ThirdParties): readonly string[] =>
  FEATURES.filter((feature) => !thirdParties[feature]);

/** One line for each environment of a configuration that leaves features out, which may be intended. */
export const offLines = ({ environments }: Configuration): readonly string[] =>
  ENVIRONMENTS.flatMap((name) => {
    const off = notConfigured(environments[name] ?? {});
    return environments[name] && off.length > 0 ? `environments.${name} has no ${off.join(', ')}: off` : [];
  });

const SettingsContext = createContext<Settings | undefined>(undefined);

export const SettingsProvider = SettingsContext.Provider;

/** The settings of this host; every component of the app is below their provider. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('SettingsProvider is missing');
  return settings;
}
