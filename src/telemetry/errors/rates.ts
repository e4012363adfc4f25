import type { EnvironmentName } from '#config/host.ts';

/** How many reports wait while the service cannot be reached (R9-40). */
export const MOST_WAITING = 30;

/** The shares of page loads that send more than errors, from 0 to 1 (R9-37 to R9-39, R9-50). */
export const ratesOf = (environment: EnvironmentName) => {
  const isProduction = environment === 'prod';
  return {
    tracesSampleRate: isProduction ? 0.01 : 1,
    /** The share among sampled traces. */
    profileSessionSampleRate: 1,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: isProduction ? 1 : 0,
  };
};
