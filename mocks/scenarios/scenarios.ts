import type { Scenario } from './scenario.ts';

import { stayLifeCycle } from './stay-life-cycle.ts';

/** Every named situation, in the order testers read them. */
export const scenarios: readonly Scenario[] = [...stayLifeCycle];
