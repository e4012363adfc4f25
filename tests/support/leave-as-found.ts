import { afterAll, vi } from 'vitest';

// Test files of one worker share its globals. The next file would see what the last test of a file stubbed.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  performance.clearResourceTimings();
});
