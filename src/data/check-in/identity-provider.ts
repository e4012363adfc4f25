import type { EnvironmentName } from '#config/environment.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** Whoever checks an ID: takes a picture of it; the result is read from the reservation's state (R2-155, R4-22). */
export interface IdentityProvider {
  readonly verify: (slug: Slug, picture: Blob) => Promise<void>;
}

/**
 * The provider of an environment, loaded when it is needed; null where there is none.
 * The specification names no provider and shows no call to one: development simulates it, and deployed environments
 * lead the guest to a person until a provider is chosen and stands here.
 */
export const identityProviderOf = (environment: EnvironmentName): (() => Promise<IdentityProvider>) | null =>
  environment === 'development'
    ? async () => (await import('./simulated-identity-provider.ts')).simulatedIdentityProvider
    : null;
