import { createContext, use } from 'react';

import type { Brand } from './brand.ts';
import type { EnvironmentName } from './environment.ts';

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

/** What host, configuration and override decide; made once at start. */
export interface Settings {
  readonly brand: Brand;
  readonly environment: EnvironmentName;
  /** By the host alone: here nothing overrides the environment. */
  readonly isProductionHost: boolean;
  readonly addresses: Addresses;
  readonly thirdParties: ThirdParties;
  readonly staffEmailDomain: string | undefined;
}

const SettingsContext = createContext<Settings | undefined>(undefined);

export const SettingsProvider = SettingsContext.Provider;

/** The settings of this host; every component of the app is below their provider. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('SettingsProvider is missing');
  return settings;
}
