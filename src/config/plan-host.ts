import type { EnvironmentName } from './environment.ts';

/** The hosts of the partner behind the plan; not printed in the specification, so these are placeholders (R7-04, R2-147). */
export const PLAN_HOSTS = {
  prod: 'plan.example.test',
  stage: 'plan.stage.example.test',
  failing: 'plan.failing.example.test',
} as const;

export type PlanHost = (typeof PLAN_HOSTS)[keyof typeof PLAN_HOSTS];

/** The one of our hosts that an address names, if any. */
export const asPlanHost = (name: unknown): PlanHost | undefined =>
  Object.values(PLAN_HOSTS).find((host) => host === name);

/** The partner's host of an environment; outside production a tester may pick another one (R2-147). */
export function planHostOf(environment: EnvironmentName, picked: PlanHost | undefined): PlanHost {
  if (environment === 'prod') return PLAN_HOSTS.prod;
  return picked ?? PLAN_HOSTS.stage;
}
