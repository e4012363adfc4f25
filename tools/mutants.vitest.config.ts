import { defineConfig } from 'vitest/config';

/** Runs the tests of one part of the core, without the app's plugins. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    include: (process.env['RECEPTION_MUTANT_TESTS'] ?? 'src/**/*.test.ts').split(' '),
  },
});
