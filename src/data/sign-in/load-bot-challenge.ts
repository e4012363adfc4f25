import type { EnvironmentName } from '#config/environment.ts';

import type { BotChallenge } from './bot-challenge.ts';

/** The challenge of an environment, loaded when it is needed: the real one where the app is deployed, else a stand-in (R7-20). */
export const loadBotChallenge = async (environment: EnvironmentName): Promise<BotChallenge> =>
  environment === 'development'
    ? (await import('./simulated-challenge.ts')).simulatedChallenge
    : (await import('./turnstile.ts')).turnstile;
