import type { Plugin, PluginOption } from 'vite';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

import type { BuildFile } from '#pwa/messages.ts';

import { FONT_FILES } from '../../src/i18n/font-subsets.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { MAIN, PRERENDER, RUNTIME, SHARED, STAY } from './code-splitting.ts';
import { APP, groupOfRoute } from './route-groups.ts';

/** What every language falls back to. */
const FALLBACK = 'en-GB';

/** Vite's own list of a build, by source, or by file where a file has no single source. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly name?: string; readonly src?: string; readonly css?: readonly string[] }
  >
>;

const CATALOG = /locales\/([\w-]+)\/(\w+)\.po$/;

/** The languages that need a file of the build: its texts, or a font beside those of every language. */
function localesOf(source: string): readonly string[] {
  const [, locale] = CATALOG.exec(source) ?? [];
  if (locale !== undefined) return [locale];
  return LOCALES.flatMap(({ locale: each }) => (FONT_FILES[each].includes(source) ? each : []));
}

/** The files of the way to a door. */
const FILES: ReadonlySet<string> = new Set([PRERENDER, RUNTIME, MAIN, SHARED, STAY]);

/**
 * When the worker keeps a file of the build: before any use (`first`), with a language, or at its first use (`later`).
 * First come the app, with the way to a door, what its routes load lazily, and the texts they fall back to.
 */
export function whenCached(file: string, manifest: Manifest): BuildFile['when'] {
  if (!file.startsWith('assets/')) return 'first';
  const [source = '', entry] = Object.entries(manifest).find(([, each]) => each.file === file) ?? [];
  const isCatalog = CATALOG.test(source);
  if (file.endsWith('.css') || (!isCatalog && FILES.has(entry?.name ?? ''))) return 'first';
  if (source.startsWith('src/routes/') && groupOfRoute(`/${source}`) === APP) return 'first';
  const locales = localesOf(source);
  if (locales.includes(FALLBACK) && groupOf(source) === APP) return 'first';
  return locales.length > 0 ? locales : 'later';
}

/** The route group of a catalog; any other file is of `app`. */
const groupOf = (source: string): string => CATALOG.exec(source)?.[2] ?? APP;

/** Builds the worker of the app (`src/pwa/sw.ts`) and tells it the files of the build. */
export function serviceWorker(): PluginOption[] {
  let outDir = 'dist';
  const learnFolder: Plugin = {
    name: 'reception:service-worker',
    apply: 'build',
    configResolved: ({ build }) => {
      outDir = build.outDir;
    },
  };
  return [
    learnFolder,
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      // The app registers it after its first page.
      injectRegister: null,
      // Which one is decided by the host, at run time.
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        sourcemap: false,
        globPatterns: ['index.html', 'icons/{boot,main,white-label}.svg', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [
          (entries) => {
            const built = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
            const manifest = entries.map(({ url, revision }) => ({
              revision,
              url: `/${url}`,
              when: whenCached(url, built),
            }));
            // Workbox passes on whatever an entry holds.
            return { manifest: manifest as unknown as typeof entries, warnings: [] };
          },
        ],
      },
    }),
  ];
}
