import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { PARTS } from '../lingui.config.ts';
import type { BuildFile } from '#pwa/messages.ts';

/** What a first visit fetches for the time without network, as sent (S62). */
const MOST_KILOBYTES = 280;

/** What waits for its first use: the pages of a part, and services. */
const PAGES = new RegExp(`/(${PARTS.map(({ name }) => name).join('|')})-(?!and-more)`);
const SERVICES = /\/(segment|intercom|simulated|turnstile)/;

const findings: string[] = [];
const worker = readFileSync('dist/sw.js', 'utf8');
const files = JSON.parse(/\[\{"revision".*?\}\]/s.exec(worker)?.[0] ?? '[]') as BuildFile[];
const first = files.filter(({ when }) => when === 'first').map(({ url }) => url);
const sizeOf = (url: string): number => brotliCompressSync(readFileSync(`dist${url}`)).length;

const kilobytes = first.reduce((sum, url) => sum + sizeOf(url), 0) / 1024;
if (kilobytes > MOST_KILOBYTES) findings.push(`precache: ${kilobytes.toFixed(1)} KB, at most ${MOST_KILOBYTES}`);
for (const wanted of ['/index.html', '/assets/boot-', '/assets/stay-access-', '/assets/building-picture-']) {
  if (!first.some((url) => url.startsWith(wanted))) findings.push(`precache: nothing of ${wanted}`);
}
findings.push(
  ...first.filter((url) => PAGES.test(url) || SERVICES.test(url)).map((url) => `precache: ${url} can wait`),
);
const known = new Set(files.map(({ url }) => url));
const missing = globSync('dist/assets/*.{js,css,woff2}').filter((file) => !known.has(`/${file.slice('dist/'.length)}`));
findings.push(...missing.map((file) => `${file}: unknown to the worker`));
if (files.some(({ url }) => url === '/chat.html')) findings.push('precache: the chat has a page of its own');
if (worker.includes('sourceMappingURL')) findings.push('sw.js names a source map');

for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
