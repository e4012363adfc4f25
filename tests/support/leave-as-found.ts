import { afterAll, vi } from 'vitest';

// Test files share a worker's globals, so stubs must not leak into the next file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  performance.clearResourceTimings();
});
