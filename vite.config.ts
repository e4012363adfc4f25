import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';

import { startLinks } from './scripts/start-links.ts';

/** Browsers of the last two and a half years; older ones get the static help text of index.html. */
const browsers = ['chrome120', 'safari17', 'firefox121'];

export default defineConfig({
  plugins: [
    tanstackRouter({ autoCodeSplitting: true, generatedRouteTree: './src/route-tree.gen.ts' }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    tailwindcss(),
    // Serves the mock worker in development; nothing of it reaches a build (checked by `npm run check`).
    msw({ mode: 'worker-only' }),
    startLinks(),
  ],
  server: { port: 5173, strictPort: true },
  build: {
    target: browsers,
    // No `data:` URLs: the content security policy does not allow them.
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,mocks,tests}/**/*.test.{ts,tsx}'],
          environment: 'node',
          restoreMocks: true,
        },
      },
    ],
  },
});
