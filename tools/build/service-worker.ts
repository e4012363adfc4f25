import type { Plugin, PluginOption } from 'vite';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

import type { BuildFile } from '#pwa/worker.ts';

import { FONT_FILES } from '../../src/i18n/font-subsets.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { MAIN, PRERENDER, RUNTIME, SHARED, STAY } from './code-splitting.ts';
import { APP, groupOfRoute } from './route-groups.ts';

/** The language whose texts replace missing translations. */
const FALLBACK = 'en-GB';

/** Vite's manifest of a build, by source, or by file if a file has no single source. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>;

const CATALOG = /locales\/([\w-]+)\/(\w+)\.po$/;

/** The languages that need a file: its catalog, or an additional font. */
function localesOf(source: string): readonly string[] {
  const [, locale] = CATALOG.exec(source) ?? [];
  if (locale !== undefined) return [locale];
  return LOCALES.flatMap(({ locale: each }) => (FONT_FILES[each].includes(source) ? each : []));
}

/** The files needed to open a door. */
const FILES: ReadonlySet<string> = new Set([PRERENDER, RUNTIME, MAIN, SHARED, STAY]);

/**
 * Whether the worker caches a file on installation: what doors need, and what routes outside other groups load lazily.
 */
function isFirst(source: string, { file, name = '' }: Manifest[string]): boolean {
  if (CATALOG.test(source)) return groupOf(source) === APP && localesOf(source).includes(FALLBACK);
  if (FONT_FILES[FALLBACK].includes(source) || file.endsWith('.css') || FILES.has(name)) return true;
  // Production has no testers' page (S72).
  if (source.startsWith('src/routes/test.tsx')) return false;
  return source.startsWith('src/routes/') && groupOfRoute(`/${source}`) === APP;
}

/** A file of the build with everything that it imports. */
function withImports(source: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (entry === undefined || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) withImports(imported, manifest, found);
  return found;
}

/** When the worker caches each file: on installation (`first`), with a language, or at its first use (`later`). */
export function whenCached(manifest: Manifest): (file: string) => BuildFile['when'] {
  const entries = Object.entries(manifest);
  const first = new Set(
    entries.flatMap(([source, entry]) => (isFirst(source, entry) ? [...withImports(source, manifest)] : [])),
  );
  return (file) => {
    if (!file.startsWith('assets/') || file.endsWith('.css') || first.has(file)) return 'first';
    const [source = ''] = entries.find(([, each]) => each.file === file) ?? [];
    const locales = localesOf(source);
    return locales.length > 0 ? locales : 'later';
  };
}

/** The route group of a catalog; `app` for any other file. */
const groupOf = (source: string): string => CATALOG.exec(source)?.[2] ?? APP;

/** Builds the app's service worker (`src/pwa/sw.ts`) with the list of files. */
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
      // The host decides at run time which manifest applies.
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        sourcemap: false,
        globPatterns: ['index.html', 'icons/{boot,main,white-label}.svg', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [
          (entries) => {
            const built = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
            const whenOf = whenCached(built);
            const manifest = entries.map(({ url, revision }) => ({ revision, url: `/${url}`, when: whenOf(url) }));
            // Workbox passes on any properties of the entries.
            return { manifest: manifest as unknown as typeof entries, warnings: [] };
          },
        ],
      },
    }),
  ];
}
