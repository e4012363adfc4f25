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

/** The release in reports: the hash in the name of the build's first script identifies its content. */
export const releaseOf = (firstScript: string): string =>
  `reception@${/-([\w-]{8})\.js/.exec(firstScript)?.[1] ?? 'unknown'}`;
