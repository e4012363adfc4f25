import { vi } from 'vitest';

import { FakeStorage } from './fake-storage.ts';

/** Stubs the browser APIs of `src/session`: a window with empty storage, and a document without cookies. */
export function stubTab() {
  const [device, tab] = [new FakeStorage(), new FakeStorage()];
  const window = Object.assign(new EventTarget(), { localStorage: device, sessionStorage: tab });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { cookie: '' });
  return { device, tab, window };
}
