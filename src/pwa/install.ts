import { matchesMedia } from '#lib/optional-apis.ts';
import { createListeners, createStore } from '#lib/store.ts';
import { deviceStorage } from '#session/storage.ts';

/** Chromium's event for an installable app; other browsers lack it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How the app can be installed: by the browser's own prompt, or manually, as on an iPhone. */
export type InstallWay = 'asks' | 'by-hand';

/** The install offer for components; null if there is none. */
export interface Install {
  readonly subscribe: (listener: () => void) => () => void;
  /** For the end of a page: only after something has worked. */
  readonly read: () => InstallWay | null;
  /** For the end of the walk in, where something has just worked. */
  readonly readInside: () => InstallWay | null;
  readonly accept: () => void;
  /** Hides the offer for good. */
  readonly close: () => void;
}

/** The offer to install this app; null until the app works offline. */
export const installHere = createStore<Install | null>(null);

/** The properties of the device that decide whether installing is offered. */
interface Device {
  readonly isInstalled: boolean;
  /** Installing is only possible through the browser's menu. */
  readonly isByHand: boolean;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** The current device. Only iOS and iPadOS have `standalone`, which tells whether a page runs from the home screen. */
export const thisDevice = (): Device => ({
  isInstalled: matchesMedia('(display-mode: standalone)'),
  isByHand: 'standalone' in navigator && navigator.maxTouchPoints > 1,
});

/** Offers to install only after something has worked; returns the offer, and a function that records this (R1-26). */
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
    // Otherwise the browser would prompt at once.
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
