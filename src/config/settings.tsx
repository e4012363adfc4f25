import { createContext, use } from 'react';

import type { Brand } from './brand.ts';
import type { Addresses, EnvironmentName } from './environment.ts';

/** What host and environment decide; made once at start. */
export interface Settings {
  readonly brand: Brand;
  readonly environment: EnvironmentName;
  readonly addresses: Addresses;
  readonly thirdParties: { readonly sentry?: { readonly dsn: string; readonly tunnel?: string } };
}

const SettingsContext = createContext<Settings | undefined>(undefined);

export const SettingsProvider = SettingsContext.Provider;

/** The settings of this host; every component of the app is below their provider. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('SettingsProvider is missing');
  return settings;
}
