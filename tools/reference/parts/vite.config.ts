import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

/** Browsers load neither modules nor cross-origin styles on pages opened from disk. */
const openedFromDisk = (): Plugin => ({
  name: 'reception:opened-from-disk',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('type="module" crossorigin', 'defer').replace('rel="stylesheet" crossorigin', 'rel="stylesheet"'),
  },
});

/** The components page as one classic script, built by `npm run reference`. */
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
      // Classic scripts have no `import.meta`; it is only used for preloading.
      transform: { define: { 'import.meta': '{}' } },
    },
  },
});
