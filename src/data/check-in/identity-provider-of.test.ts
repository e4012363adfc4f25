import { expect, test } from 'vitest';

import { identityProviderOf } from './identity-provider-of.ts';

test.each(['prod', 'stage', 'dukenukem'] as const)(
  'R2-155: %s has no provider and never the simulated one',
  (environment) => {
    expect(identityProviderOf(environment)).toBeNull();
  },
);

test('R2-155: development simulates the provider', async () => {
  expect(await identityProviderOf('development')?.()).toHaveProperty('verify');
});
