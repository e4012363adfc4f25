import { defineConfig } from 'vitest/config';

/** The tables beside the critical rules, without the plugins of the app: Stryker takes those that reach a mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    include: ['src/{config,data,domain,lib,telemetry}/**/*.test.ts', 'tests/integration/retries.test.ts'],
  },
});
