import { MESSENGER_APP_ID } from '#config/constants.ts';
import type { EnvironmentName } from '#config/environment.ts';

import type { Messenger } from './messenger.ts';

/** The messenger of an environment, loaded on demand: the real one in a deployment, else a stand-in. */
export const loadMessenger = async (environment: EnvironmentName): Promise<Messenger> =>
  environment === 'development'
    ? (await import('./simulated-messenger.ts')).simulatedMessenger
    : (await import('./intercom-messenger.ts')).intercomMessenger(MESSENGER_APP_ID);
