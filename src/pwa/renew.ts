import { findUpdate, leaveBy, takeOver, watchBuilds } from './updates.ts';

/** Loads the page again with the newest build; behind a worker, a plain reload brings the old one. */
export async function renew(reload: () => void): Promise<void> {
  // Undefined outside a secure context, whatever its type says.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration();
  if (container === undefined || registration === undefined) return reload();
  const leave = leaveBy(reload);
  watchBuilds(registration, container, { onAnswering: leave });
  await findUpdate(registration);
  takeOver(registration, leave);
}
