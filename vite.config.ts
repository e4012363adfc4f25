import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { fakeBackend } from './mocks/dev/fake-backend.ts';
import { startLinks } from './mocks/dev/start-links.ts';
import { reporters, vitestProjects } from './tests/support/vitest-projects.ts';
import { codeSplitting, compileHint } from './tools/build/code-splitting.ts';
import { deployable } from './tools/build/deployable.ts';
import { NOTICES, otherNotices } from './tools/build/notices.ts';
import { serviceWorker } from './tools/build/service-worker.ts';

export default defineConfig(async ({ command }) => ({
  // A build names two hundred files; `dist-record/` has the lists.
  logLevel: command === 'build' ? ('warn' as const) : ('info' as const),
  plugins: [
    tanstackRouter({
      autoCodeSplitting: true,
      generatedRouteTree: './src/app/route-tree.gen.ts',
      // Nobody reads that file, and Prettier would take a third of a second of every start.
      enableRouteTreeFormatting: false,
    }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    tailwindcss(),
    fakeBackend(),
    startLinks(),
    serviceWorker(),
    otherNotices(),
    deployable(),
  ],
  // Leaves out of Sentry's code what this app does not use: its log, and what records frames and shadow trees.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  // A new icon must not make the development server load the page again.
  optimizeDeps: { exclude: ['lucide-react'] },
  server: { port: 5173, strictPort: true },
  build: {
    // Browsers of the last two and a half years; older ones show the static help text of index.html.
    target: ['chrome120', 'safari17', 'firefox121'],
    // No `data:` URLs: the content security policy does not allow them.
    assetsInlineLimit: 0,
    // The few files of a page name each other; the first script asks for the app by itself.
    modulePreload: false,
    manifest: true,
    license: { fileName: NOTICES },
    sourcemap: 'hidden' as const,
    rolldownOptions: {
      // The chat has a page of its own, in a frame: the messenger's script must not see the address of a stay.
      input: ['index.html', 'chat.html'],
      output: { codeSplitting, postBanner: compileHint },
    },
  },
  test: { maxWorkers: '100%', projects: await vitestProjects(), reporters },
}));
