import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

import { foundSource, scenarioFiles, scenarioFolders } from './scenarios/files.ts';

export const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/reception');

/** What the fake backend is made of. */
export const SOURCES = ['mocks', 'src/api', 'src/config', 'src/domain', 'src/lib', 'package-lock.json'].map((path) =>
  join(ROOT, path),
);

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The latest change of a file, or of any file and folder below a folder. A deleted file changes its folder. */
function lastChange(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => changedAt(join(path, name)));
  return Math.max(own.mtimeMs, ...below);
}

/** The folder of the browser's bundle. Without a bundle a browser loads six hundred small files one by one. */
export const BROWSER_BUNDLE = join(CACHE, 'mock-browser');

/** Names the files of scenarios to the bundler; a bundle reads no folder. */
export const foundScenarios = (): Plugin => ({
  name: 'reception:found-scenarios',
  load: { filter: { id: /[\\/]scenarios[\\/]found\.ts$/ }, handler: () => foundSource(scenarioFiles()) },
});

const BROWSER_ENTRY = join(BROWSER_BUNDLE, 'browser.js');

/** Whether the bundle that a browser loads is newer than each source. */
export const isBrowserBundleFresh = (): boolean => Math.max(...SOURCES.map(lastChange)) < changedAt(BROWSER_ENTRY);

/** Makes the bundle that a browser loads when a source is newer than it; returns its first file. */
export async function freshBrowserBundle(): Promise<string> {
  if (isBrowserBundleFresh()) return BROWSER_ENTRY;
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    // The app's page, and the page of testers, which shares the backend with it.
    input: ['browser.ts', 'tester-page/browser-page.ts'].map((file) => join(ROOT, 'mocks', file)),
    cwd: ROOT,
    plugins: [foundScenarios()],
    platform: 'browser',
  });
  await build.write({
    dir: BROWSER_BUNDLE,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
  });
  await build.close();
  return BROWSER_ENTRY;
}

const SERVER_BUNDLE = join(CACHE, 'mock-server');
/**
 * What the server's bundle was made of, each with its time of change and size, for `start.cjs`. A folder of scenarios
 * changes with each file that comes into it.
 */
export const MADE_OF = join(SERVER_BUNDLE, 'made-of.json');
const isOwn = (path: string): boolean => !path.includes('node_modules') && existsSync(path);

/** Makes the bundle of `npm run mock`, checks the rows of its scenarios, and notes what it was made of. */
async function bundleServer(): Promise<void> {
  const since = Date.now();
  rmSync(MADE_OF, { force: true });
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(ROOT, 'mocks/start.ts'),
    cwd: ROOT,
    plugins: [foundScenarios()],
    platform: 'node',
    // Loaded only when a page of testers is opened.
    external: ['vite'],
    // @mswjs/data extends it; node would load all of `fetch` for it at every start.
    transform: { define: { MessageEvent: 'Event' } },
  });
  const { output } = await build.write({
    dir: SERVER_BUNDLE,
    // An ES module that imports one name of a node module makes node load all of that module.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
  });
  await build.close();
  const check = spawnSync(process.execPath, [join(SERVER_BUNDLE, 'start.cjs'), '--check'], { stdio: 'inherit' });
  if (check.status !== 0) {
    // The check has printed which row is wrong. Without `MADE_OF` no start uses this bundle.
    process.exitCode = 1;
    return;
  }
  const modules = output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
  const others = ['package-lock.json', 'mocks/bundle.ts', 'mocks/scenarios/files.ts'].map((path) => join(ROOT, path));
  const own = [...others, ...scenarioFolders(), ...new Set(modules.filter(isOwn))];
  const madeOf = own.map((path) => [relative(ROOT, path), statSync(path).mtimeMs, statSync(path).size] as const);
  // A file that changed during the build may be in the bundle with its old content.
  if (madeOf.every(([, writtenAt]) => writtenAt < since)) writeFileSync(MADE_OF, JSON.stringify(madeOf));
}

if (import.meta.main) await bundleServer();
