import { MINUTE } from '#lib/time.ts';
import { report } from '#telemetry/reporter.ts';

import { buildOnScreen, claimReload } from './build-on-screen.ts';
import { postToWorker } from './worker.ts';
import type { ToPage } from './worker.ts';

const CHECK_EVERY_MS = 10 * MINUTE; // R7-80, R9-07
/** By then the new worker has begun to activate, or the old one is blocking it. */
const TAKE_OVER_MS = 10_000;
/** How long a reloading guest waits for a version that is being installed; then the old one is used. */
const INSTALL_MS = 20_000;
/** A page that has not reloaded after this time tries again. */
const RELOAD_MS = 5_000;

/** What an update needs from browser and page. */
interface Page {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** Whether a reload would lose input or a pending write. */
  readonly isBusy: () => boolean;
  readonly reload: () => void;
}

/** The state of an update for components, with the guest's options. */
export interface Updates {
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a new version is waiting and the prompt was not closed on this page. */
  readonly isOffered: () => boolean;
  /** Reloads the page with the new version (R4-84). */
  readonly apply: () => void;
  /** Hides the prompt until the next page load (R4-90). */
  readonly close: () => void;
}

/** Checks for a new version regularly; a failure is logged and has no other effect (R7-80, R8-42, R9-07). */
export function checkForUpdates(registration: Pick<ServiceWorkerRegistration, 'installing' | 'update'>): void {
  setInterval(() => {
    if (!navigator.onLine || registration.installing !== null) return;
    registration.update().catch((error: unknown) => {
      report('Update check failed', { name: error instanceof Error ? error.name : typeof error });
    });
  }, CHECK_EVERY_MS);
}

/** Checks for a new version now; resolves when it is installed, or if there is none, or after a timeout. */
async function findUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (installing === null) return;
  await new Promise<void>((done) => {
    installing.addEventListener('statechange', () => done());
    setTimeout(done, INSTALL_MS);
  });
}

/** Calls back when the worker serves another build than the page's, and when another build is waiting. */
function watchBuilds(
  registration: Pick<ServiceWorkerRegistration, 'waiting'>,
  container: Pick<ServiceWorkerContainer, 'addEventListener'>,
  { onServing, onWaiting }: { onServing: () => void; onWaiting?: () => void },
): void {
  container.addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
    if (data.type !== 'builds') return;
    const mine = buildOnScreen();
    const isWaiting = source === registration.waiting;
    const serving = data.chosen ?? (isWaiting ? mine : data.own);
    if (serving !== mine) onServing();
    else if (isWaiting && data.own !== mine) onWaiting?.();
  });
}

/**
 * Reloads the page once, even if called repeatedly. Browsers may block a reload while workers change, so it is repeated
 * after a delay, which doubles for slow connections.
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

/** Activates the waiting version; without one, reloads the page. */
function takeOver({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>, reload: () => void): void {
  if (waiting === null) return reload();
  // The only signal on a device without space for another index.html.
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
  });
  postToWorker(waiting, { type: 'take-over' });
  setTimeout(() => {
    // While it is activating, the old version would answer the reload.
    if (waiting.state === 'installed') reload();
  }, TAKE_OVER_MS);
}

/** Watches for a waiting version, and for its activation by this tab or another. */
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
      // The guest clicked Reload in another tab; reloading here could lose input (S57).
      if (!isLeaving && (isBusy() || !claimReload())) return offer();
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
  // Another version may have been activated while the page was loading.
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

/** Reloads the page with the newest build; with a service worker, a plain reload would load the old one. */
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

/** Like `renew`, but reloads even if that fails. */
export function renewPage(): void {
  const reload = (): void => window.location.reload();
  renew(reload).catch(reload);
}

/** Reloads the page automatically, once per build and tab; returns whether it does (S60). */
export function renewOnce(): boolean {
  if (!navigator.onLine || !claimReload()) return false;
  renewPage();
  return true;
}
