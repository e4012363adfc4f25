import { findUpdate, takeOver } from './updates.ts';

/** Loads the page again with the newest build: a plain reload behind a worker would bring the old one once more. */
export async function renew(reload: () => void): Promise<void> {
  // Undefined outside a secure context, whatever its type says.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration();
  if (registration === undefined) return reload();
  await findUpdate(registration);
  takeOver(registration, reload);
}
