import { createListeners, createStore } from '#lib/store.ts';
import { deviceStorage } from '#session/storage.ts';

/** Chromium's event of an app that can be installed; other browsers have none. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How the app gets to the home screen: by the browser's own prompt, or by hand, as on an iPhone. */
export type InstallWay = 'asks' | 'by-hand';

/** The offer to install as a component reads it; null while there is none. */
export interface Install {
  readonly subscribe: (listener: () => void) => () => void;
  /** At the end of a page: only after something has worked. */
  readonly read: () => InstallWay | null;
  /** At the end of the walk in, where something has just worked. */
  readonly readInside: () => InstallWay | null;
  readonly accept: () => void;
  /** Dismissed once, it stays away. */
  readonly close: () => void;
}

/** The offer to install this app; null until the worker can open it without network. */
export const installHere = createStore<Install | null>(null);

/** The facts of the device that decide whether installing is offered. */
interface Device {
  readonly isInstalled: boolean;
  /** Installing is a matter of the browser's own menu. */
  readonly isByHand: boolean;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** The device this runs on; only iOS and iPadOS have `standalone`, which says whether a page runs from the home screen. */
export const thisDevice = (): Device => ({
  isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  isByHand: 'standalone' in navigator && navigator.maxTouchPoints > 1,
});

/** Offers to install once something has worked, never before; returns the offer, and what notes that it has (R1-26). */
export function watchInstall({ isInstalled, isByHand }: Device): { install: Install; noteWorked: () => void } {
  const { subscribe, notify } = createListeners();
  let asked: InstallEvent | undefined;
  let hasWorked = false;
  const readInside = (): InstallWay | null => {
    if (isInstalled || deviceStorage.read('installOffer') !== null) return null;
    if (asked !== undefined) return 'asks';
    return isByHand ? 'by-hand' : null;
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser would prompt at once, before anything has worked.
    event.preventDefault();
    if (isInstallEvent(event)) asked = event;
    notify();
  });
  const close = (): void => {
    deviceStorage.write('installOffer', 'closed');
    notify();
  };
  return {
    noteWorked: () => {
      hasWorked = true;
      notify();
    },
    install: {
      subscribe,
      read: () => (hasWorked ? readInside() : null),
      readInside,
      close,
      accept: () => {
        asked?.prompt().catch(() => {});
        close();
      },
    },
  };
}
