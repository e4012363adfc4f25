import type { Settings } from '#config/settings.ts';

import { MessengerUnavailable } from './messenger.ts';
import type { Messenger } from './messenger.ts';

/** What decides which messenger runs. */
export type MessengerSettings = Pick<Settings, 'environment' | 'thirdParties'>;

/**
 * The messenger, loaded on demand: the real one in a deployment, else a stand-in. Rejects where none is configured.
 */
export async function loadMessenger({
  environment,
  thirdParties: { messenger },
}: MessengerSettings): Promise<Messenger> {
  if (environment === 'development') return (await import('./simulated-messenger.ts')).simulatedMessenger;
  if (messenger === undefined) throw new MessengerUnavailable('No messenger is configured');
  return (await import('./intercom-messenger.ts')).intercomMessenger(messenger.appId, messenger.origin);
}
