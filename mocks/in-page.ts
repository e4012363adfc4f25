import * as z from 'zod/mini';

import { fake } from './backend.ts';
import { startInBrowser } from './engine/browser-host.ts';
import type { BrowserBackend } from './engine/browser-host.ts';

/** Starts the fake backend in this page, the app's or the tester's. */
export function startInPage(): Promise<BrowserBackend> {
  // zod's fast path probes `new Function`, which the policy of the tester's page forbids.
  z.config({ jitless: true });
  return startInBrowser(fake);
}
