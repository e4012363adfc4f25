import type { Settings } from './settings.ts';

/** A host of the plan's partner that never answers: no such name can be registered (R2-147). */
export const FAILING_PLAN_HOST = 'plan.failing.invalid';

/** The host name in a parameter of an address; undefined if it is not one. */
export const asPlanHost = (name: unknown): string | undefined =>
  typeof name === 'string' && /^[a-z0-9.-]+$/.test(name) ? name : undefined;

/**
 * The partner's host, undefined without a partner. Outside production a tester may pick another one; the content
 * security policy limits which of them a page can reach (R2-147).
 */
export function planHostOf(
  { environment, thirdParties }: Pick<Settings, 'environment' | 'thirdParties'>,
  picked: string | undefined,
): string | undefined {
  const own = thirdParties.plan?.host;
  if (own === undefined || picked === undefined) return own;
  return environment === 'prod' ? own : picked;
}
