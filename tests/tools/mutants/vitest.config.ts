import { defineConfig } from 'vitest/config';

/** The tables of one part of the core, without the plugins of the app: Stryker takes those that reach a mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    include: (process.env['RECEPTION_MUTANT_TESTS'] ?? 'src/**/*.test.ts').split(' '),
  },
});
