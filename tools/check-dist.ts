import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

import { PACKED } from '#config/server-policy.ts';

import { NOTICES, WITHOUT_MODULES } from './build/notices.ts';

/** Modules that must never reach a production build, by their path in the source maps (S72). */
const BANNED_SOURCES = /(^|\/)(mocks|tests)\/|node_modules\/(msw|@mswjs|@msw|@faker-js)\//;
/** Strings that appear only in the fake backend, in case a source map is wrong. */
const BANNED_WORDS = [
  'mockServiceWorker',
  '/__mock/sessions',
  '/__mock/journal',
  'launch-over-http',
  'stay-before-arrival',
  'faker',
];

/** All files that a deployed folder may contain; no source maps or dotfiles (S73). */
const FILES = [
  /^(index|chat)\.html$/,
  /^sw\.js$/,
  /^boot\.css$/,
  /^robots\.txt$/,
  /^(main|white-label)\.webmanifest$/,
  /^icons\/[\w-]+\.(svg|png)$/,
  /^screenshots\/[\w-]+\.png$/,
  /^assets\/[\w.-]+-[\w-]{8}\.(js|css|woff2|svg|png|jpg|webp)$/,
  /^licences\/[\w-]+\.txt$/,
];
const IS_PACKED = /\.(br|gz)$/;

/** Patterns of secrets: tokens, private keys, provider keys, 40-digit hashes (S73). */
const SECRETS = [
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b[sr]k_(live|test)_\w{8,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[opsu]_\w{30,}/,
  /\bxox[abp]-[\w-]{10,}/,
  /(?<![\w-])[0-9a-f]{40}(?![\w-])/,
];

/** Packages that must not be bundled twice, because a second copy has separate state or is large. */
const ONE_COPY = /.*node_modules\/(react|react-dom|zod|axios|@lingui\/core|@tanstack\/(?:react-query|react-router))\//;

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** The shortest licence text of a shipped package has about 500 characters. */
const SHORTEST_LICENCE = 300;

const findings: string[] = [];
if (!existsSync('dist/index.html')) findings.push('dist/ is missing: run `npm run build` first');
const copies = new Map<string, Set<string>>();
const shipped = new Set(WITHOUT_MODULES);
for (const map of globSync('dist-record/**/*.map')) {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  for (const source of sources) {
    if (BANNED_SOURCES.test(source)) findings.push(`${map}: ${source}`);
    const [, owner] = PACKAGE.exec(source) ?? [];
    if (owner !== undefined) shipped.add(owner);
    const [folder, name] = ONE_COPY.exec(source) ?? [];
    const place = folder?.replace(/^(\.\.\/)+/, '');
    if (name !== undefined && place !== undefined) copies.set(name, (copies.get(name) ?? new Set()).add(place));
  }
}
for (const [name, places] of copies) {
  if (places.size > 1) findings.push(`${name}: ${places.size} copies: ${[...places].join(', ')}`);
}
if (copies.size === 0) findings.push('dist-record/ has no source maps');

/** Includes dotfiles, and files in hidden folders, which a single pattern would miss. */
const present = new Set(
  readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice('dist/'.length)),
);
for (const file of present) {
  const plain = file.replace(IS_PACKED, '');
  if (!FILES.some((known) => known.test(plain))) findings.push(`dist/${file}: not a file that a server should send`);
  if (IS_PACKED.test(file)) continue;
  const [, extension = ''] = /\.(\w+)$/.exec(file) ?? [];
  const packed = [`${file}.br`, `${file}.gz`].filter((each) => present.has(each)).length;
  if (packed !== (PACKED.includes(extension) ? 2 : 0)) findings.push(`dist/${file}: ${packed} compressed versions`);
  if (!PACKED.includes(extension)) continue;
  const text = readFileSync(`dist/${file}`, 'utf8');
  for (const word of BANNED_WORDS) if ((file + text).includes(word)) findings.push(`dist/${file}: '${word}'`);
  for (const secret of SECRETS) {
    const [found] = secret.exec(text) ?? [];
    if (found !== undefined) findings.push(`dist/${file}: looks like a secret: ${found.slice(0, 12)}…`);
  }
}

/** The licence texts by package name. */
const notices = present.has(NOTICES) ? readFileSync(`dist/${NOTICES}`, 'utf8') : '';
const licences = new Map(
  notices
    .split('\n## ')
    .slice(1)
    .map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf('\n'))]),
);
for (const name of [...shipped].toSorted()) {
  const length = licences.get(name)?.trim().length ?? 0;
  if (length < SHORTEST_LICENCE) findings.push(`${name}: its licence is not in dist/${NOTICES}`);
}
if (globSync('dist/**/commissioner*.woff2').length > 0 && !present.has('licences/commissioner.txt')) {
  findings.push('the font: its licence is not in dist/licences');
}

for (const finding of findings) console.log(finding);
if (findings.length === 0) {
  console.log(
    `${present.size} files, one copy each of ${copies.size} packages, ${shipped.size} licences and the font's`,
  );
}
process.exitCode = findings.length === 0 ? 0 : 1;
