import type { EnvironmentName } from '#config/host.ts';

import { deviceStorage } from './storage.ts';

/** Stores a tester's environment, or clears it with null, and starts the app again (R3-116, R3-117). */
export function overrideEnvironment(name: EnvironmentName | null): void {
  if (name === null) deviceStorage.remove('environment');
  else deviceStorage.write('environment', name);
  window.location.reload();
}

/**
 * Restarts the app when a tester sets or clears the stored environment in another tab or the developer tools (R3-116,
 * R3-117).
 */
export function reloadOnEnvironmentChange(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'environment') window.location.reload();
  });
}
