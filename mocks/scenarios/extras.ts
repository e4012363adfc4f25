import { everydaySlots } from '#mocks/seeds/slots.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const SPAN = { start: 5, end: 8 };
const PAGE = { page: '/late-check-out' };

/** Part E: what can be had beside the stay. */
export const extraScenarios: readonly Scenario[] = [
  stay('late-available', 'Late check-outs at 13:00 and 14:00, the one at 12:00 is taken', {}, PAGE),
  stay(
    'late-none',
    'No late check-out is left',
    {
      slots: (on) =>
        everydaySlots(on, SPAN).map((slot) => (slot.type === 'end-date' ? { ...slot, isAvailable: false } : slot)),
    },
    PAGE,
  ),
];
