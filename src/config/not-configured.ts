import type { Configuration } from './configuration.ts';
import { ENVIRONMENTS } from './environment.ts';
import type { ThirdParties } from './settings.tsx';

const FEATURES = [
  'analytics',
  'cardFields',
  'challenge',
  'messenger',
  'plan',
  'sentry',
] as const satisfies (keyof ThirdParties)[];

/** The features that an environment leaves out, so that they are off. */
export const notConfigured = (thirdParties: ThirdParties): readonly string[] =>
  FEATURES.filter((feature) => !thirdParties[feature]);

/** One line for each environment of a configuration that leaves features out: an operator may have meant it. */
export const offLines = ({ environments }: Configuration): readonly string[] =>
  ENVIRONMENTS.flatMap((name) => {
    const off = notConfigured(environments[name] ?? {});
    return environments[name] && off.length > 0 ? `environments.${name} has no ${off.join(', ')}: off` : [];
  });
