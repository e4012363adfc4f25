import { expect, test } from 'vitest';

import { identityProviderOf } from './identity-provider.ts';

test.each(['prod', 'stage', 'dukenukem'] as const)(
  'R2-155: %s has no provider and never the simulated one',
  (environment) => {
    expect(identityProviderOf(environment)).toBeNull();
  },
);

test('R2-155: development simulates the provider', () => {
  expect(identityProviderOf('development')).toHaveProperty('verify');
});
