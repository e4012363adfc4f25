import { expect, test } from 'vitest';

import { asPlanHost, PLAN_HOSTS, planHostOf } from './plan-host.ts';

test.each([
  ['prod', undefined, PLAN_HOSTS.prod],
  ['prod', PLAN_HOSTS.failing, PLAN_HOSTS.prod],
  ['stage', undefined, PLAN_HOSTS.stage],
  ['dukenukem', PLAN_HOSTS.failing, PLAN_HOSTS.failing],
  ['development', undefined, PLAN_HOSTS.stage],
  ['development', PLAN_HOSTS.prod, PLAN_HOSTS.prod],
] as const)('%s with %s picked asks %s (R2-147)', (environment, picked, host) => {
  expect(planHostOf(environment, picked)).toBe(host);
});

test.each([
  'plan.example.test.evil.test',
  'https://plan.example.test',
  '',
  undefined,
  ['plan.example.test'],
  'failing',
])('a picked host of %j is none of ours', (name) => {
  expect(asPlanHost(name)).toBeUndefined();
});
