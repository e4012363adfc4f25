import { expect, test } from 'vitest';

import { ENVIRONMENTS } from '#config/host.ts';

import { settingsOfHost } from '../support/settings.ts';
import { servers } from './openapi.ts';

test('the contract and the app name the same base address for each environment (R7-04)', () => {
  expect(servers.toSorted()).toEqual(
    ENVIRONMENTS.map((name) => settingsOfHost('localhost', name).addresses.api).toSorted(),
  );
});
