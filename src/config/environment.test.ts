import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addressesOf, environmentFor, environmentOfHost, ENVIRONMENTS } from './environment.ts';

test.each([
  ['stage.app.example.test', 'stage'],
  ['stage.wl.example.test', 'stage'],
  ['STAGE.app.example.test', 'stage'],
  ['dukenukem.app.example.test', 'dukenukem'],
  ['localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['wl.localhost', 'development'],
  ['app.example.test', 'prod'],
  ['wl.example.test', 'prod'],
  ['staged.example.test', 'prod'],
  ['app.stage.example.test', 'prod'],
  ['localhost.evil.test', 'prod'],
  ['mylocalhost', 'prod'],
  ['127.0.0.2', 'prod'],
  ['', 'prod'],
] as const)('host %j is %s (R3-114, R3-115, R3-122)', (host, environment) => {
  expect(environmentOfHost(host)).toBe(environment);
});

describe('the stored setting (R3-07, R3-116 to R3-118)', () => {
  test.each([
    ['localhost', 'stage', 'stage'],
    ['localhost', 'prod', 'prod'],
    ['localhost', 'dukenukem', 'dukenukem'],
    ['stage.app.example.test', 'development', 'development'],
    ['dukenukem.app.example.test', 'stage', 'stage'],
    ['localhost', null, 'development'],
    ['stage.app.example.test', null, 'stage'],
    ['localhost', 'moon', 'development'],
    ['localhost', '', 'development'],
    ['localhost', 'Stage', 'development'],
    ['localhost', 'constructor', 'development'],
    ['app.example.test', 'stage', 'prod'],
    ['app.example.test', 'development', 'prod'],
    ['app.example.test', null, 'prod'],
  ] as const)('on %s, stored %j: %s', (host, stored, environment) => {
    expect(environmentFor(host, stored)).toBe(environment);
  });

  test('never has an effect in production, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...ENVIRONMENTS), fc.string()), (stored) => {
        expect(environmentFor('app.example.test', stored)).toBe('prod');
      }),
    );
  });
});

describe('addresses (R7-01, R7-03, R7-04)', () => {
  const NAMES = ['api', 'booking', 'reception', 'guest', 'cardFields'] as const;

  test('four environments have five each, and all differ', () => {
    expect(ENVIRONMENTS).toEqual(['prod', 'stage', 'dukenukem', 'development']);
    const all = ENVIRONMENTS.flatMap((environment) => NAMES.map((name) => addressesOf(environment, 'main')[name]));
    expect(new Set(all).size).toBe(20);
  });

  test.each(ENVIRONMENTS)('those of %s are whole and without a slash at the end', (environment) => {
    expect(Object.keys(addressesOf(environment, 'main')).toSorted()).toEqual(NAMES.toSorted());
    for (const address of Object.values(addressesOf(environment, 'main'))) {
      expect(address).toMatch(/^(https:\/\/[a-z.]+\.example\.test|\/[a-z-]+)$/);
    }
  });

  test('development asks its own host; nobody else may', () => {
    expect(addressesOf('development', 'main').api).toBe('/api');
    for (const environment of ['prod', 'stage', 'dukenukem'] as const)
      expect(addressesOf(environment, 'main').api).toMatch(/^https:/);
  });

  test.each(ENVIRONMENTS)(
    'white-label books and lives in %s under hosts of its own, on the same API',
    (environment) => {
      const [main, own] = [addressesOf(environment, 'main'), addressesOf(environment, 'white-label')];
      expect(own.booking).toMatch(/^https:\/\/booking\.wl\./);
      expect(own.guest).toMatch(/^https:\/\/app\.wl\./);
      expect([own.api, own.cardFields]).toEqual([main.api, main.cardFields]);
    },
  );
});
