import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { OutputAsset, OutputChunk, Plugin } from 'rolldown';

import { foundSource, scenarioFiles, scenarioFolders } from './scenarios/files.ts';

export const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/reception');

/** The sources of the fake backend. */
export const SOURCES = ['mocks', 'src/api', 'src/config', 'src/domain', 'src/lib', 'package-lock.json'].map((path) =>
  join(ROOT, path),
);

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When a file was last changed, or a folder with all its contents. Deleting a file changes its folder. */
function lastChange(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => changedAt(join(path, name)));
  return Math.max(own.mtimeMs, ...below);
}

/**
 * Writes the files of a bundle, each by renaming a complete file and the entries last: commands that start together build
 * the same bundle, and one may load it while another writes it.
 */
function writeBundle(folder: string, output: readonly (OutputAsset | OutputChunk)[]): void {
  for (const file of output.toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other)))) {
    const path = join(folder, file.fileName);
    const part = `${path}.${process.pid}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, file.type === 'chunk' ? file.code : file.source);
    renameSync(part, path);
  }
}

const isEntry = (file: OutputAsset | OutputChunk): boolean => file.type === 'chunk' && file.isEntry;

/** The folder of the browser's bundle. Without it, browsers would load hundreds of small files. */
export const BROWSER_BUNDLE = join(CACHE, 'mock-browser');

/** Lists the scenario files for the bundler, because a bundle cannot read folders. */
export const foundScenarios = (): Plugin => ({
  name: 'reception:found-scenarios',
  load: { filter: { id: /[\\/]scenarios[\\/]found\.ts$/ }, handler: () => foundSource(scenarioFiles()) },
});

const BROWSER_ENTRY = join(BROWSER_BUNDLE, 'browser.js');

/** Whether the browser's bundle is newer than all sources. */
export const isBrowserBundleFresh = (): boolean => Math.max(...SOURCES.map(lastChange)) < changedAt(BROWSER_ENTRY);

/** Builds the browser's bundle if a source is newer; returns its entry file. */
export async function freshBrowserBundle(): Promise<string> {
  if (isBrowserBundleFresh()) return BROWSER_ENTRY;
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    // Entries of the app's page and the testers' page, which share the backend.
    input: ['browser.ts', 'tester-page/browser-page.ts'].map((file) => join(ROOT, 'mocks', file)),
    cwd: ROOT,
    plugins: [foundScenarios()],
    platform: 'browser',
  });
  const { output } = await build.generate({
    dir: BROWSER_BUNDLE,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
  });
  await build.close();
  writeBundle(BROWSER_BUNDLE, output);
  return BROWSER_ENTRY;
}

const SERVER_BUNDLE = join(CACHE, 'mock-server');
/**
 * The sources of the server's bundle with modification times and sizes, for `start.cjs`. Adding a scenario file changes
 * its folder.
 */
export const MADE_OF = join(SERVER_BUNDLE, 'made-of.json');
const isOwn = (path: string): boolean => !path.includes('node_modules') && existsSync(path);

/** Builds the bundle of `npm run mock`, checks the rows of its scenarios, and records its sources. */
async function bundleServer(): Promise<void> {
  const since = Date.now();
  rmSync(MADE_OF, { force: true });
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(ROOT, 'mocks/start.ts'),
    cwd: ROOT,
    plugins: [foundScenarios()],
    platform: 'node',
    // Loaded only when a testers' page is opened.
    external: ['vite'],
    // `MessageEvent`, which @mswjs/data extends, would make Node load all of `fetch` at every start.
    transform: { define: { MessageEvent: 'Event' } },
  });
  const { output } = await build.generate({
    dir: SERVER_BUNDLE,
    // Importing one name of a built-in module makes Node load the whole module.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
  });
  await build.close();
  writeBundle(SERVER_BUNDLE, output);
  const check = spawnSync(process.execPath, [join(SERVER_BUNDLE, 'start.cjs'), '--check'], { stdio: 'inherit' });
  if (check.status !== 0) {
    // The check has printed the invalid row. Without `MADE_OF` this bundle is not used.
    process.exitCode = 1;
    return;
  }
  const modules = output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
  const others = ['package-lock.json', 'mocks/bundle.ts', 'mocks/scenarios/files.ts'].map((path) => join(ROOT, path));
  const own = [...others, ...scenarioFolders(), ...new Set(modules.filter(isOwn))];
  const madeOf = own.map((path) => [relative(ROOT, path), statSync(path).mtimeMs, statSync(path).size] as const);
  // The bundle may contain the old content of a file that changed during the build.
  if (madeOf.every(([, writtenAt]) => writtenAt < since)) writeFileSync(MADE_OF, JSON.stringify(madeOf));
}

if (import.meta.main) await bundleServer();
