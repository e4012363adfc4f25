import { MINUTE } from '#lib/time.ts';
import { report } from '#telemetry/reporter.ts';

import { tellWorker } from './messages.ts';

const CHECK_EVERY_MS = 10 * MINUTE; // R7-80, R9-07
/** By then the new worker has begun to take over, or the worker before it holds it back. */
const TAKE_OVER_MS = 10_000;
/** A guest who reloads waits this long for a version that installs itself, then gets the old one. */
const INSTALL_MS = 20_000;

/** The parts of the browser and of the page that an update needs. */
interface Page {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** The worker that answered for the page before the page was registered: another may have taken over since. */
  readonly firstController: ServiceWorker | null;
  /** A form with something in it, or a write on its way: a reload would lose it. */
  readonly isBusy: () => boolean;
  readonly reload: () => void;
}

/** The state of an update as a component reads it, and what the guest may do about it. */
export interface Updates {
  readonly subscribe: (listener: () => void) => () => void;
  /** A new version waits, and the guest has not closed the prompt on this page. */
  readonly isOffered: () => boolean;
  /** Reloads the page with the new version (R4-84). */
  readonly apply: () => void;
  /** Hides the prompt until the next page load (R4-90). */
  readonly close: () => void;
}

/** Asks the server for a new version now and then; a failure is logged and changes nothing (R7-80, R8-42, R9-07). */
export function checkForUpdates(registration: Pick<ServiceWorkerRegistration, 'installing' | 'update'>): void {
  setInterval(() => {
    if (!navigator.onLine || registration.installing !== null) return;
    registration.update().catch((error: unknown) => {
      report('Update check failed', { name: error instanceof Error ? error.name : typeof error });
    });
  }, CHECK_EVERY_MS);
}

/** Asks for a new version now; settles when it has been installed, or when there is none, or too late. */
export async function findUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (installing === null) return;
  await new Promise<void>((done) => {
    installing.addEventListener('statechange', () => done());
    setTimeout(done, INSTALL_MS);
  });
}

/** Has the version that waits take over, then loads the page again. */
export function takeOver({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>, reload: () => void): void {
  if (waiting === null) return reload();
  // A page that was loaded before any worker hears of no other controller (S56).
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
  });
  tellWorker(waiting, { type: 'take-over' });
  setTimeout(() => {
    // While it is activating, the old version would answer the reload.
    if (waiting.state === 'installed') reload();
  }, TAKE_OVER_MS);
}

/** Watches for a waiting version, and for the moment when this tab or another lets it take over. */
export function watchUpdates(
  registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active' | 'addEventListener'>,
  { container, firstController, isBusy, reload }: Page,
): Updates {
  const listeners = new Set<() => void>();
  let isReady = false;
  let isClosed = false;
  let isWished = false;
  let hadController = firstController !== null;
  const offer = (): void => {
    isReady = true;
    for (const listener of listeners) listener();
  };

  /** Offers the waiting version. The first installation has no version before it, so it is not offered (R4-91). */
  const look = (): void => {
    if (registration.waiting !== null && registration.active !== null) offer();
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();

  const replaced = (): void => {
    const isFirst = !hadController;
    hadController = true;
    if (isWished) reload();
    else if (isFirst) return;
    // Another tab has pressed Reload: here a reload must wait for the guest (S57).
    else if (isBusy()) offer();
    else reload();
  };
  container.addEventListener('controllerchange', replaced);
  if (container.controller !== firstController) replaced();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOffered: () => isReady && !isClosed,
    apply: () => {
      isWished = true;
      takeOver(registration, reload);
    },
    close: () => {
      isClosed = true;
      for (const listener of listeners) listener();
    },
  };
}
