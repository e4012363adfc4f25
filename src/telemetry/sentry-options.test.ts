import { expect, test } from 'vitest';

import { MAX_WAITING_REPORTS, ratesOf } from './sentry-options.ts';

test.each([
  // Traces: R9-38, R9-50. Profiles: R9-39. Replays of errors and of plain sessions: R9-37.
  ['prod', 0.01, 1, 1, 0],
  ['stage', 1, 1, 0, 0],
  ['dukenukem', 1, 1, 0, 0],
] as const)('%s: traces %d, profiles %d, replays of errors %d, of sessions %d', (environment, ...rates) => {
  const { tracesSampleRate, profileSessionSampleRate, replaysOnErrorSampleRate, replaysSessionSampleRate } =
    ratesOf(environment);
  expect([tracesSampleRate, profileSessionSampleRate, replaysOnErrorSampleRate, replaysSessionSampleRate]).toEqual(
    rates,
  );
});

test('thirty reports wait without network (R9-40)', () => expect(MAX_WAITING_REPORTS).toBe(30));
