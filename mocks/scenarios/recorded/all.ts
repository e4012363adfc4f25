import type { Scenario } from '../scenario.ts';

import { situation as orderLostThenCancelled } from './order-lost-then-cancelled.ts';

/** Every situation that a session made; `npm run mock -- situation` writes this list. */
export const recordedScenarios: readonly Scenario[] = [orderLostThenCancelled];
