import type { Plugin, PluginOption } from 'vite';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

import type { BuildFile } from '#pwa/messages.ts';

import type { RecordedBuild } from './built.ts';

/** The parts that open without network before they were ever visited. */
const OFFLINE_PARTS = ['stay-index', 'stay-access', 'stay-location', 'privacy'];

/** What shows a kept stay, on screen and on paper, and what helps without one. The worker keeps all that these import. */
const OFFLINE_SOURCES = [
  'src/routes/stay/-saved-stay.tsx',
  'src/routes/stay/-saved-place.tsx',
  'src/features/location/building-picture.tsx',
  'src/routes/stay/-walk-in.tsx',
  'src/routes/stay/-paper.tsx',
  'src/features/saved-stay/saved-facts.tsx',
  'src/features/shell/no-stay-kept.tsx',
  'src/features/shell/ways-on.tsx',
  'src/pwa/renew.ts',
];

/** What every language falls back to. */
const FALLBACK = 'en-GB';
const OFFLINE_WORDS = ['messages', 'offline', 'privacy'];

/** Vite's own list of a build: source to file, and to the sources that the file imports. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

const WORDS = /locales\/([\w-]+)\/(\w+)\.po$/;

/** What decides when a file is kept. */
interface Build {
  readonly html: string;
  readonly built: RecordedBuild;
  readonly manifest: Manifest;
}

/** The files of a source and of all that it imports; throws for a source without a file. */
function filesOf(source: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`The build has no file of ${source}`);
  if (found.has(entry.file)) return found;
  for (const file of [entry.file, ...(entry.css ?? [])]) found.add(file);
  for (const imported of entry.imports ?? []) filesOf(imported, manifest, found);
  return found;
}

/** Sorts a file of the build: there before any use, with a language, or at its first use. */
export function whenKept(file: string, { html, built: { files, later, fonts }, manifest }: Build): BuildFile['when'] {
  const path = `/${file}`;
  if (!file.startsWith('assets/') || html.includes(`"${path}"`)) return 'first';
  if (OFFLINE_SOURCES.some((source) => filesOf(source, manifest).has(file))) return 'first';
  if (OFFLINE_PARTS.some((part) => [files, later].some((of) => of[part]?.includes(path)))) return 'first';
  const [source = ''] = Object.entries(manifest).find(([, each]) => each.file === file) ?? [];
  const [, spoken, set = ''] = WORDS.exec(source) ?? [];
  const written = Object.keys(fonts).filter((locale) => fonts[locale]?.includes(path));
  if (written.includes(FALLBACK) || (spoken === FALLBACK && OFFLINE_WORDS.includes(set))) return 'first';
  const locales = spoken === undefined ? written : [spoken];
  return locales.length > 0 ? locales : 'later';
}

/** Builds the worker of the app (`src/pwa/sw.ts`) and tells it the files of the build. */
export function appWorker(): PluginOption[] {
  let outDir = 'dist';
  const learnFolder: Plugin = {
    name: 'reception:app-worker',
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
            const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
            const build: Build = {
              html: read('index.html'),
              built: JSON.parse(read('.vite/pages.json')),
              manifest: JSON.parse(read('.vite/manifest.json')),
            };
            const manifest = entries.map(({ url: file, revision }) => {
              const [url, when] = [`/${file}`, whenKept(file, build)];
              return { revision, url, when };
            });
            // Workbox passes on whatever an entry holds.
            return { manifest: manifest as unknown as typeof entries, warnings: [] };
          },
        ],
      },
    }),
  ];
}
