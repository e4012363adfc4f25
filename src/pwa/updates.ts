import { MINUTE } from '#lib/time.ts';
import { report } from '#telemetry/reporter.ts';

import { buildOnScreen, leaveOnce } from './build-on-screen.ts';
import { postToWorker } from './worker.ts';
import type { ToPage } from './worker.ts';

const CHECK_EVERY_MS = 10 * MINUTE; // R7-80, R9-07
/** By then the new worker has begun to take over, or the old worker holds it back. */
const TAKE_OVER_MS = 10_000;
/** A guest who reloads waits this long for a version that installs itself, then gets the old one. */
const INSTALL_MS = 20_000;
/** A page that is still here after this time asks for its reload again. */
const RELOAD_MS = 5_000;

/** The parts of the browser and of the page that an update needs. */
interface Page {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
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
async function findUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (installing === null) return;
  await new Promise<void>((done) => {
    installing.addEventListener('statechange', () => done());
    setTimeout(done, INSTALL_MS);
  });
}

/** Calls back when the worker serves pages of another build than the one on screen, and when another build waits. */
function watchBuilds(
  registration: Pick<ServiceWorkerRegistration, 'waiting'>,
  container: Pick<ServiceWorkerContainer, 'addEventListener'>,
  { onServing, onWaiting }: { onServing: () => void; onWaiting?: () => void },
): void {
  container.addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
    if (data.type !== 'builds') return;
    const mine = buildOnScreen();
    const waits = source === registration.waiting;
    const serving = data.chosen ?? (waits ? mine : data.own);
    if (serving !== mine) onServing();
    else if (waits && data.own !== mine) onWaiting?.();
  });
}

/**
 * Reloads the page once, however often it is called. While workers change, a browser may hold a reload back for ever, so
 * a page that is still here tries again, after twice the time: a slow line needs it.
 */
function leaveBy(reload: () => void): () => void {
  let isLeaving = false;
  const leave = (waitMs: number): void => {
    reload();
    setTimeout(leave, waitMs, waitMs * 2);
  };
  return () => {
    if (!isLeaving) leave(RELOAD_MS);
    isLeaving = true;
  };
}

/** Has the waiting version take over; without one, reloads the page. */
function takeOver({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>, reload: () => void): void {
  if (waiting === null) return reload();
  // On a device without space for another index.html this is the only sign of it.
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
  });
  postToWorker(waiting, { type: 'take-over' });
  setTimeout(() => {
    // While it is activating, the old version would respond to the reload.
    if (waiting.state === 'installed') reload();
  }, TAKE_OVER_MS);
}

/** Watches for a waiting version, and for the moment when this tab or another lets it take over. */
export function watchUpdates(
  registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active' | 'addEventListener'>,
  { container, isBusy, ...page }: Page,
): Updates {
  const reload = leaveBy(page.reload);
  const listeners = new Set<() => void>();
  let isReady = false;
  let isClosed = false;
  let isLeaving = false;
  const offer = (): void => {
    isReady = true;
    for (const listener of listeners) listener();
  };

  watchBuilds(registration, container, {
    onServing: () => {
      // In another tab the guest has clicked Reload: here a reload could lose a form (S57).
      if (!isLeaving && (isBusy() || !leaveOnce())) return offer();
      isLeaving = true;
      reload();
    },
    // The first installation does not wait, so it is not offered (R4-91).
    onWaiting: offer,
  });
  const look = (): void => {
    if (registration.waiting !== null) postToWorker(registration.waiting, { type: 'which' });
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  // Another version may have taken over while the page was loading.
  if (container.controller !== null) postToWorker(container.controller, { type: 'which' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOffered: () => isReady && !isClosed,
    apply: () => {
      isLeaving = true;
      takeOver(registration, reload);
    },
    close: () => {
      isClosed = true;
      for (const listener of listeners) listener();
    },
  };
}

/** Loads the page again with the newest build; behind a worker, a plain reload brings the old one. */
export async function renew(reload: () => void): Promise<void> {
  // Undefined outside a secure context, whatever its type says.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration();
  if (container === undefined || registration === undefined) return reload();
  const leave = leaveBy(reload);
  watchBuilds(registration, container, { onServing: leave });
  await findUpdate(registration);
  takeOver(registration, leave);
}

/** As `renew`; any failure of it reloads the page all the same. */
export function renewPage(): void {
  const reload = (): void => window.location.reload();
  renew(reload).catch(reload);
}

/** Reloads the page by itself, once for each build and tab, and returns whether it does (S60). */
export function renewOnce(): boolean {
  if (!navigator.onLine || !leaveOnce()) return false;
  renewPage();
  return true;
}
