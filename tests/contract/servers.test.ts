import { expect, test } from 'vitest';

import { addressesOf, ENVIRONMENTS } from '#config/environment.ts';

import { servers } from './openapi.ts';

test('the contract and the app name the same base address for each environment (R7-04)', () => {
  expect(servers.toSorted()).toEqual(ENVIRONMENTS.map((name) => addressesOf(name, 'main').api).toSorted());
});
