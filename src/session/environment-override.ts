import type { EnvironmentName } from '#config/host.ts';

import { deviceStorage } from './storage.ts';

/** Stores a tester's environment, or clears it with null, and reloads the app (R3-116, R3-117). */
export function overrideEnvironment(name: EnvironmentName | null): void {
  if (name === null) deviceStorage.remove('environment');
  else deviceStorage.write('environment', name);
  window.location.reload();
}

/** Reloads the app when the stored environment changes in another tab or in the developer tools (R3-116, R3-117). */
export function reloadOnEnvironmentChange(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'environment') window.location.reload();
  });
}
