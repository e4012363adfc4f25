import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const CACHE = join(ROOT, 'node_modules/.cache/reception');

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

/** The bundle of a host: unbundled, node and browsers load six hundred small files one by one. */
export const bundleFolder = (host: 'server' | 'browser'): string => join(CACHE, `mock-${host}`);

/** What each host loads: the browser's also the page of testers, which shares the backend with the app's page. */
const ENTRIES = { server: ['server.ts'], browser: ['browser.ts', 'tester-page/browser-page.ts'] } as const;

/** Makes the bundle of a host when a source is newer than it; returns its first file. */
export async function freshBundle(host: 'server' | 'browser'): Promise<string> {
  const dir = bundleFolder(host);
  const entry = join(dir, `${host}.js`);
  if (Math.max(...SOURCES.map(lastChange)) < changedAt(entry)) return entry;
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: ENTRIES[host].map((file) => join(ROOT, 'mocks', file)),
    cwd: ROOT,
    platform: host === 'server' ? 'node' : 'browser',
    // Loaded only when a page of testers is opened.
    external: ['vite'],
  });
  await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: host === 'browser',
  });
  await build.close();
  return entry;
}
