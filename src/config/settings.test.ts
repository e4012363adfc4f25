import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import type { Configuration } from './configuration.ts';
import { readConfiguration } from './configuration.ts';
import { offLines, settingsOf } from './settings.ts';

const EXAMPLE = readConfiguration(readFileSync('src/config/config.example.json', 'utf8'));

describe('a host has its own brand, numbers, addresses and keys (R1-27, R1-28, R7-03)', () => {
  test.each([
    [
      'stay.nordwind.example',
      ['main', 'Nordwind', '+47 22 55 50 123', 'prod', 'https://api.nordwind.example', 'https://book.nordwind.example'],
    ],
    [
      'stage.stay.nordwind.example',
      [
        'main',
        'Nordwind',
        '+47 22 55 50 123',
        'stage',
        'https://api.stage.nordwind.example',
        'https://book.stage.nordwind.example',
      ],
    ],
    [
      'stay.harbour.example',
      [
        'white-label',
        'Harbour',
        '+49 451 555 0112',
        'prod',
        'https://api.nordwind.example',
        'https://book.harbour.example',
      ],
    ],
  ])('%s', (hostname, expected) => {
    const { brand, environment, addresses } = settingsOf(EXAMPLE, hostname) ?? {};
    expect([brand?.id, brand?.name, brand?.support.phone, environment, addresses?.api, addresses?.booking]).toEqual(
      expected,
    );
  });

  test('the white-label brand has no account and no helper, whatever it is called (R1-29, R2-149)', () => {
    const brandAt = (hostname: string) => settingsOf(EXAMPLE, hostname)?.brand;
    expect(brandAt('stay.nordwind.example')).toMatchObject({ hasAccount: true, helper: 'Solveig' });
    expect(brandAt('stay.harbour.example')).toMatchObject({ hasAccount: false, helper: undefined });
  });

  test('the other brand has a site where the configuration has one in this environment (N4)', () => {
    const siteAt = (hostname: string) => settingsOf(EXAMPLE, hostname)?.otherSite;
    expect(siteAt('stay.nordwind.example')).toEqual({ name: 'Harbour', address: 'https://stay.harbour.example' });
    expect(siteAt('stay.harbour.example')).toEqual({ name: 'Nordwind', address: 'https://stay.nordwind.example' });
    expect(siteAt('stage.stay.nordwind.example')).toBeUndefined();
    const alone = { ...EXAMPLE, brands: { ...EXAMPLE.brands, 'white-label': undefined } };
    expect(settingsOf(alone, 'stay.nordwind.example')?.otherSite).toBeUndefined();
  });

  test.each(['nordwind.example', 'evil.test', 'localhost', 'constructor', ''])('%j has none (R1-31)', (hostname) => {
    expect(settingsOf(EXAMPLE, hostname)).toBeUndefined();
  });
});

describe('a gap in the configuration is no settings, never those of another (R1-31)', () => {
  const prod = EXAMPLE.environments.prod;
  test.each([
    ['the brand', { brands: {} }],
    ['the environment', { environments: {} }],
    ['where to book', { environments: { prod: prod && { ...prod, booking: {} } } }],
    ['where guests live', { environments: { prod: prod && { ...prod, guest: {} } } }],
  ])('%s', (_, gap) => {
    expect(() => settingsOf({ ...EXAMPLE, ...gap }, 'stay.nordwind.example')).toThrow('Gap');
  });
});

describe('a tester’s override', () => {
  const STAGE = 'stage.stay.nordwind.example';

  test('leads to another configured environment, and the host stays a tester’s (R3-116)', () => {
    expect(settingsOf(EXAMPLE, STAGE, 'prod')).toMatchObject({
      environment: 'prod',
      isProductionHost: false,
      addresses: { api: 'https://api.nordwind.example' },
    });
  });

  test('has no effect on a production host (R3-118)', () => {
    expect(settingsOf(EXAMPLE, 'stay.nordwind.example', 'stage')).toEqual(settingsOf(EXAMPLE, 'stay.nordwind.example'));
    expect(settingsOf(EXAMPLE, 'stay.nordwind.example')).toMatchObject({ environment: 'prod', isProductionHost: true });
  });
});

describe('what is not configured is off', () => {
  const prod = EXAMPLE.environments.prod;
  const withEnvironment = (changes: object): Configuration => ({
    ...EXAMPLE,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the example has this environment
    environments: { prod: { ...prod, ...changes } as NonNullable<typeof prod> },
  });

  test.each(['analytics', 'cardFields', 'challenge', 'messenger', 'plan', 'sentry'] as const)('%s', (key) => {
    const { thirdParties } = settingsOf(withEnvironment({ [key]: undefined }), 'stay.nordwind.example') ?? {};
    expect(thirdParties?.[key]).toBeUndefined();
    expect(settingsOf(EXAMPLE, 'stay.nordwind.example')?.thirdParties[key]).toBeDefined();
  });

  test('the operator hears of it in one line for each environment', () => {
    expect(offLines(withEnvironment({ messenger: undefined, plan: undefined }))).toEqual([
      'environments.prod has no messenger, plan: off',
    ]);
    expect(offLines(withEnvironment({}))).toEqual([]);
  });
});

test('support has the hours of its brand, or those of the specification (R1-22, R9-45)', () => {
  const supportHours = { from: '08:00', to: '20:00', timezone: 'Europe/Oslo' };
  const { main } = EXAMPLE.brands;
  const withHours = { ...EXAMPLE, brands: { ...EXAMPLE.brands, ...(main && { main: { ...main, supportHours } }) } };
  const timesIn = (configuration: Configuration) =>
    settingsOf(configuration, 'stay.nordwind.example')?.brand.supportTimes;
  expect(timesIn(withHours)).toMatchObject({ from: '08:00', to: '20:00', zone: 'Europe/Oslo' });
  expect(timesIn(EXAMPLE)).toEqual({ from: '07:00', to: '02:00', zone: 'Etc/GMT-2' });
});
