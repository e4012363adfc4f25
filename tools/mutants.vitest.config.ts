import { defineConfig } from 'vitest/config';

/** The tests of one part of the core, without the plugins of the app. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    include: (process.env['RECEPTION_MUTANT_TESTS'] ?? 'src/**/*.test.ts').split(' '),
  },
});
