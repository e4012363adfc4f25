import type { EnvironmentName } from '#config/host.ts';

import type { IdentityProvider } from './identity-provider.ts';

/**
 * The provider of an environment, loaded on demand; null without one. The specification names no provider, so
 * development simulates it. Deployed environments lead the guest to a person until a provider is chosen.
 */
export const identityProviderOf = (environment: EnvironmentName): (() => Promise<IdentityProvider>) | null =>
  environment === 'development'
    ? async () => (await import('./simulated-identity-provider.ts')).simulatedIdentityProvider
    : null;
