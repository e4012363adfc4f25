import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

/** A browser runs no module and no cross-origin style of a page that was opened from disk. */
const openedFromDisk = (): Plugin => ({
  name: 'reception:opened-from-disk',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('type="module" crossorigin', 'defer').replace('rel="stylesheet" crossorigin', 'rel="stylesheet"'),
  },
});

/** The page of the parts as one classic script, built by `npm run reference`. */
export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss(), openedFromDisk()],
  logLevel: 'warn',
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    modulePreload: false,
    rolldownOptions: {
      output: { format: 'iife', codeSplitting: false },
      // A classic script has no `import.meta`; only the preloading of files asks for it.
      transform: { define: { 'import.meta': '{}' } },
    },
  },
});
