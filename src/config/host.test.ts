import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { settingsOfHost } from '../../tests/support/settings.ts';
import { developmentConfiguration } from './development.ts';
import { ENVIRONMENTS, environmentFor, hostEntry } from './host.ts';

const HOSTS = {
  'app.example.test': { brand: 'main', environment: 'prod' },
  'stage.app.example.test': { brand: 'main', environment: 'stage' },
  'wl.example.test': { brand: 'white-label', environment: 'prod' },
  'dukenukem.wl.example.test': { brand: 'white-label', environment: 'dukenukem' },
} as const;

describe('a host is what the configuration says (R1-27, R1-31, R3-115, R3-122)', () => {
  test.each([
    ['app.example.test', 'main', 'prod'],
    ['app.example.test.', 'main', 'prod'],
    ['stage.app.example.test', 'main', 'stage'],
    ['wl.example.test', 'white-label', 'prod'],
    ['dukenukem.wl.example.test', 'white-label', 'dukenukem'],
  ])('%s', (hostname, brand, environment) => {
    expect(hostEntry({ hosts: HOSTS }, hostname)).toEqual({ brand, environment });
  });

  test.each([
    'example.test',
    'www.app.example.test',
    'stage.wl.example.test',
    'app.example.test.evil.test',
    'notapp.example.test',
    'constructor',
    '__proto__',
    '',
  ])('and %j is unknown: no prefix and no default makes it a brand', (hostname) => {
    expect(hostEntry({ hosts: HOSTS }, hostname)).toBeUndefined();
  });
});

describe('the stored setting (R3-07, R3-116 to R3-118)', () => {
  const { prod, stage } = developmentConfiguration('localhost').environments;
  const environments = {
    prod,
    stage,
    dukenukem: stage && { ...stage, guest: {} },
    development: stage && { ...stage, booking: {} },
  };
  const onStage = { brand: 'main', environment: 'stage' } as const;
  const inProduction = { brand: 'main', environment: 'prod' } as const;

  test.each([
    [null, 'stage'],
    ['prod', 'prod'],
    ['stage', 'stage'],
    ['development', 'stage'],
    ['dukenukem', 'stage'],
    ['moon', 'stage'],
    ['Prod', 'stage'],
    ['', 'stage'],
    ['constructor', 'stage'],
  ])('outside production %j leads to %s: only where the brand has addresses', (stored, environment) => {
    expect(environmentFor({ environments }, onStage, stored)).toBe(environment);
  });

  test('never has an effect in production, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...ENVIRONMENTS), fc.string()), (stored) => {
        expect(environmentFor({ environments }, inProduction, stored)).toBe('prod');
      }),
    );
  });
});

describe('addresses of a tester on a development host (R7-01, R7-03, R7-04)', () => {
  const NAMES = ['api', 'booking', 'reception', 'guest'] as const;
  const addressesOf = (name: (typeof ENVIRONMENTS)[number], host = 'localhost') => {
    const { addresses, thirdParties } = settingsOfHost(host, name);
    return { ...addresses, cardFields: thirdParties.cardFields?.address };
  };

  test('four environments have five each, and all differ (R3-114)', () => {
    expect(ENVIRONMENTS).toEqual(['prod', 'stage', 'dukenukem', 'development']);
    const all = ENVIRONMENTS.flatMap((name) => [...NAMES, 'cardFields' as const].map((key) => addressesOf(name)[key]));
    expect(new Set(all).size).toBe(20);
  });

  test('development asks its own host; nobody else does', () => {
    expect(addressesOf('development').api).toBe('/api');
    for (const name of ['prod', 'stage', 'dukenukem'] as const) expect(addressesOf(name).api).toMatch(/^https:/);
  });

  test.each(ENVIRONMENTS)('white-label books and lives in %s under hosts of its own, on the same API', (name) => {
    const [main, own] = [addressesOf(name), addressesOf(name, 'wl.localhost')];
    expect(own.booking).toMatch(/^https:\/\/booking\.wl\./);
    expect(own.guest).toMatch(/^https:\/\/app\.wl\./);
    expect([own.api, own.cardFields]).toEqual([main.api, main.cardFields]);
  });
});
