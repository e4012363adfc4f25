import type { EnvironmentName } from '#config/host.ts';

import type { PlanPartner } from './plan-partner.ts';

/**
 * The partner at a host, loaded when it is needed (R2-147). The specification shows no call to it: development plays
 * it, and deployed environments lead to the partner's own site.
 */
export const loadPlanPartner = async (environment: EnvironmentName, host: string): Promise<PlanPartner> =>
  environment === 'development'
    ? (await import('./simulated-plan-partner.ts')).simulatedPlanPartner(host)
    : (await import('./plan-site.ts')).planSite(host);
