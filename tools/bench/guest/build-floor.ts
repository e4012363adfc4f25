import { join } from 'node:path';

import { build } from 'vite';

const SOURCE = join(import.meta.dirname, '../floor');

/** Builds the floor with the project's own packages, for the app's browsers; returns its folder. */
export async function buildFloor(): Promise<string> {
  const outDir = join(process.cwd(), 'node_modules/.cache/reception/floor');
  await build({
    root: SOURCE,
    configFile: false,
    // A warning for each 'use client' of a library tells nothing here.
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome120', 'safari17', 'firefox121'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  return outDir;
}
