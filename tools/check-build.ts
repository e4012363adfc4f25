/** Checks the size budgets of a build (docs/performance.md), and that the service worker's list is complete. */
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import type { Manifest } from './build/service-worker.ts';
import type { BuildFile } from '#pwa/worker.ts';

/** Budgets in transferred kilobytes (Brotli), 10 % above the current build. */
const MAX_KILOBYTES = {
  'script before the code is on screen': 50,
  'script of a door page': 216,
  'script of the page of the stay': 285,
  'styles of every page': 14,
  'what the service worker precaches': 340,
};

/** The maximum number of script files that a page waits for. */
const MAX_FILES = 6;

const findings: string[] = [];
const manifest = JSON.parse(readFileSync('dist-record/manifest.json', 'utf8')) as Manifest;
const html = readFileSync('dist/index.html', 'utf8');

const fileOf = (name: string): string => {
  const entry = Object.values(manifest).find((each) => each.name === name && each.file.endsWith('.js'));
  if (entry === undefined) throw new Error(`The build has no file ${name}`);
  return entry.file;
};
const messages = manifest['locales/en-GB/app.po']?.file ?? '';
const kilobytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`dist/${file}`)).length, 0) / 1024;

function hold(what: keyof typeof MAX_KILOBYTES, files: readonly string[]): void {
  const kilobytes = kilobytesOf(files);
  if (kilobytes > MAX_KILOBYTES[what])
    findings.push(`${what}: ${kilobytes.toFixed(1)} KB, at most ${MAX_KILOBYTES[what]}`);
}

const early = [...html.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file);
const door = [...early, messages, fileOf('main')];
const stay = [...door, fileOf('stay'), fileOf('shared')];
hold('script before the code is on screen', [...early, messages]);
hold('script of a door page', door);
hold('script of the page of the stay', stay);
hold(
  'styles of every page',
  [...html.matchAll(/href="\/([^"]+\.css)"/g)].map(([, file = '']) => file),
);
if (stay.length > MAX_FILES)
  findings.push(`${stay.length} files of script for the page of the stay, at most ${MAX_FILES}`);

const worker = readFileSync('dist/sw.js', 'utf8');
const known = JSON.parse(/\[\{"revision".*?\}\]/s.exec(worker)?.[0] ?? '[]') as BuildFile[];
const first = known.filter(({ when }) => when === 'first').map(({ url }) => url.slice(1));
hold(
  'what the service worker precaches',
  first.filter((file) => /\.(js|css|html)$/.test(file)),
);
for (const file of ['index.html', ...door, fileOf('stay')])
  if (!first.includes(file)) findings.push(`The service worker does not precache ${file}`);
const missing = globSync('dist/assets/*.{js,css,woff2}').filter(
  (file) => !known.some(({ url }) => file === `dist${url}`),
);
findings.push(...missing.map((file) => `${file}: unknown to the service worker`));
if (known.some(({ url }) => url === '/chat.html'))
  findings.push('The service worker caches chat.html, which is a separate page');
if (worker.includes('sourceMappingURL')) findings.push('sw.js refers to a source map');

for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
