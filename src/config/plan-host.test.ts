import { expect, test } from 'vitest';

import { settingsOfHost } from '../../tests/support/settings.ts';
import { asPlanHost, FAILING_PLAN_HOST, planHostOf } from './plan-host.ts';

test.each([
  ['prod', undefined, 'plan.example.test'],
  ['prod', FAILING_PLAN_HOST, 'plan.example.test'],
  ['stage', undefined, 'plan.stage.example.test'],
  ['stage', 'plan.example.test', 'plan.example.test'],
  ['prod', 'plan.stage.example.test', 'plan.example.test'],
  ['dukenukem', FAILING_PLAN_HOST, FAILING_PLAN_HOST],
  ['development', undefined, 'plan.development.example.test'],
  ['development', 'plan.example.test', 'plan.example.test'],
] as const)('%s with %s picked asks %s (R2-147)', (environment, picked, host) => {
  expect(planHostOf(settingsOfHost('localhost', environment), picked)).toBe(host);
});

test('without a partner there is none to ask', () => {
  const settings = settingsOfHost('localhost', 'stage');
  const without = { ...settings, thirdParties: { ...settings.thirdParties, plan: undefined } };
  expect(planHostOf(without, FAILING_PLAN_HOST)).toBeUndefined();
});

test.each(['https://plan.example.test', 'plan.example.test/path', 'a@b', '', undefined, ['plan.example.test']])(
  'a picked host of %j is no host name',
  (name) => {
    expect(asPlanHost(name)).toBeUndefined();
  },
);
