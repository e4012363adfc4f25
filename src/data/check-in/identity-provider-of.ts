import type { EnvironmentName } from '#config/environment.ts';

import type { IdentityProvider } from './identity-provider.ts';

/**
 * The provider of an environment, loaded when it is needed; null where there is none.
 * The specification names no provider and shows no call to one: development simulates it, and deployed environments
 * lead the guest to a person until a provider is chosen and stands here.
 */
export const identityProviderOf = (environment: EnvironmentName): (() => Promise<IdentityProvider>) | null =>
  environment === 'development'
    ? async () => (await import('./simulated-identity-provider.ts')).simulatedIdentityProvider
    : null;
