import { fake } from './backend.ts';
import { startInBrowser } from './engine/browser-host.ts';

/** Starts the fake backend in this page. */
export const startBrowserBackend = (): Promise<void> => startInBrowser(fake);
