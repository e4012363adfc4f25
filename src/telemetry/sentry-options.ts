import type { EnvironmentName } from '#config/host.ts';

/** How many reports are stored while the service cannot be reached (R9-40). */
export const MAX_WAITING_REPORTS = 30;

/** Sampling rates from 0 to 1 (R9-37 to R9-39, R9-50). */
export const ratesOf = (environment: EnvironmentName) => {
  const isProduction = environment === 'prod';
  return {
    tracesSampleRate: isProduction ? 0.01 : 1,
    /** Relative to sampled traces. */
    profileSessionSampleRate: 1,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: isProduction ? 1 : 0,
  };
};

/** The release in reports, by the id of the build, which changes with its configuration too. */
export const releaseOf = (buildId: string | undefined): string => `reception@${buildId || 'unknown'}`;
