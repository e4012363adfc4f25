import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'node_modules/.cache/reception/mock-server');
const ENTRY = join(OUTPUT, 'server.mjs');

/** What the fake backend is made of. */
const SOURCES = ['mocks', 'src/api', 'src/config', 'src/domain', 'src/lib', 'package-lock.json'];

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The latest change of a file, or of any file and folder below a folder: files that went away change their folder. */
function lastChange(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => changedAt(join(path, name)));
  return Math.max(own.mtimeMs, ...below);
}

async function bundle(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({ input: join(ROOT, 'mocks/server.ts'), cwd: ROOT, platform: 'node' });
  await build.write({ dir: OUTPUT, format: 'esm', entryFileNames: 'server.mjs', chunkFileNames: '[name].mjs' });
  await build.close();
}

// Node reads some six hundred small files one by one, a second and more; one file it reads at once.
if (Math.max(...SOURCES.map((path) => lastChange(join(ROOT, path)))) >= changedAt(ENTRY)) await bundle();
await import(pathToFileURL(ENTRY).href);
