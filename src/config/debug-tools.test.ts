import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { readConfiguration } from './configuration.ts';
import { choicesOf, testerChoices } from './debug-tools.ts';

const EXAMPLE = readConfiguration(readFileSync('src/config/config.example.json', 'utf8'));

test('on a development host a tester chooses among all four environments (R2-75, R3-114)', async () => {
  expect(await testerChoices('localhost')).toMatchObject({
    own: 'development',
    environments: ['prod', 'stage', 'dukenukem', 'development'],
  });
});

test('the hosts of the plan are those of production and stage, and the one that fails (R2-77, R2-147)', async () => {
  const { planHosts = [] } = (await testerChoices('localhost')) ?? {};
  expect(planHosts).toContain('plan.example.test');
  expect(planHosts).toContain('plan.stage.example.test');
  expect(planHosts.at(-1)).toBe('plan.failing.invalid');
});

test('an operator’s host has the environments that its configuration has for the brand', () => {
  expect(choicesOf(EXAMPLE, 'stage.stay.nordwind.example')).toEqual({
    own: 'stage',
    environments: ['prod', 'stage'],
    planHosts: ['plan.partner.example', 'plan.failing.invalid'],
  });
});

test.each(['stay.nordwind.example', 'stay.harbour.example', 'evil.test'])('%s has none (R2-148, R6-23)', (host) => {
  expect(choicesOf(EXAMPLE, host)).toBeUndefined();
});
