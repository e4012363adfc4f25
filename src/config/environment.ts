export const ENVIRONMENTS = ['prod', 'stage', 'dukenukem', 'development'] as const;

/** Where the app runs (R3-114). */
export type EnvironmentName = (typeof ENVIRONMENTS)[number];
