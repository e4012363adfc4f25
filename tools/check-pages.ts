import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { ACCESSIBILITY, OFFLINE, PARTS, PLACES, PRIVACY } from '../lingui.config.ts';
import type { RecordedBuild } from './build/built.ts';

/** What a first page may wait for: script files, and their kilobytes as sent (brotli). */
interface Budget {
  readonly part: string;
  readonly files: number;
  readonly kilobytes: number;
}

// The first views are in the file that every page has. That of a stay with its key costs 0.4 KB, the fields to find a
// booking 0.3 KB. Guests read them before the app, the largest file by far, has come.
const BUDGETS: readonly Budget[] = [
  { part: 'stay-access', files: 6, kilobytes: 164.3 },
  { part: 'stay-index', files: 6, kilobytes: 164.4 },
  { part: 'stay-location', files: 6, kilobytes: 158.4 },
  { part: 'check-in', files: 6, kilobytes: 159.2 },
];
/** All that a first load sends on an operator's host, also what comes after the page by itself. */
const REQUESTS: readonly { readonly part: string; readonly beside: readonly string[]; readonly most: number }[] = [
  { part: 'stay-access', beside: ['document', 'configuration', 'font', 'stay', 'property'], most: 15 },
  {
    part: 'stay-index',
    // The next key comes by itself, too, with the file of the doors.
    beside: ['document', 'configuration', 'font', 'stay', 'property', 'picture of the city', 'next key', 'doors'],
    most: 19,
  },
  { part: 'check-in', beside: ['document', 'configuration', 'font', 'picture of a city'], most: 13 },
];
/** The texts of what comes after a page. */
const LATE_WORDS = 'locales/en-GB/offline.po';

const BOOT_KILOBYTES = 5.3;
const STYLES_KILOBYTES = 12;

/** Modules that a door page must not load, by their path in the source maps. */
const BANNED = [
  ...PARTS.flatMap(({ speaks }) => speaks),
  ...OFFLINE,
  ...PRIVACY,
  ...ACCESSIBILITY,
  ...PLACES,
  'src/ui/illustrations/walk',
  'src/start-pwa',
  'src/start-debug',
  'src/features/debug',
  'src/config/development.ts',
  'src/pwa/register',
  'src/pwa/updates',
  'node_modules/@segment/',
  'node_modules/@intercom/',
  'node_modules/@sentry/',
  'src/start-later',
  'src/start-error-reports',
  'src/telemetry/scrub',
  'src/telemetry/sentry',
];

const findings: string[] = [];
const built = JSON.parse(readFileSync('dist-record/pages.json', 'utf8')) as RecordedBuild;
const html = readFileSync('dist/index.html', 'utf8');
const named = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, file = '']) => file);
const first = named(/(?:src|data-app|modulepreload" crossorigin href)="(\/assets\/[^"]+\.js)"/g);
const sizes = new Map<string, number>();

/** The bytes of a file as sent; most pages share the largest one, which takes a second to compress. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(`dist${file}`)).length;
  sizes.set(file, size);
  return size;
}

const kilobytesOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;

function hold(what: string, figure: number, most: number): void {
  if (figure > most) findings.push(`${what}: ${figure.toFixed(1)}, at most ${most}`);
}

// The boot script decides when the app starts.
if (!html.includes(`data-app="${built.app}"`)) findings.push('index.html does not leave the app to the boot script');

for (const { part, files: most, kilobytes } of BUDGETS) {
  const files = [...first, ...(built.files[part] ?? []), ...[built.words['messages']?.['en-GB'] ?? []].flat()];
  if (built.files[part] === undefined) findings.push(`${part}: the build has no such part`);
  hold(`${part}, script files`, files.length, most);
  hold(`${part}, KB of script`, kilobytesOf(files), kilobytes);
  // The boot script and the bundler's own few lines have no map.
  for (const file of files.filter((each) => existsSync(`dist-record${each}.map`))) {
    const { sources } = JSON.parse(readFileSync(`dist-record${file}.map`, 'utf8')) as { sources: string[] };
    const strays = sources.filter((source) => BANNED.some((banned) => source.includes(`/${banned}`)));
    findings.push(...strays.map((source) => `${part}: ${file} holds ${source}`));
  }
}

/** Vite's own list: files with the files that they import. */
const manifest = JSON.parse(readFileSync('dist-record/manifest.json', 'utf8')) as Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

function withImports(key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (entry === undefined || found.has(`/${entry.file}`)) return found;
  found.add(`/${entry.file}`);
  for (const imported of entry.imports ?? []) withImports(imported, found);
  return found;
}

for (const { part, beside, most } of REQUESTS) {
  const files = new Set([
    ...first,
    ...named(/href="(\/[^"]+\.css)"/g),
    ...(built.files[part] ?? []),
    ...[built.words['messages']?.['en-GB'] ?? []].flat(),
    ...(built.later[part] ?? []),
    ...withImports(LATE_WORDS),
  ]);
  hold(`${part}, requests of a whole load`, files.size + beside.length, most);
}
hold('KB of the boot script', kilobytesOf(first.filter((file) => file.includes('/boot-'))), BOOT_KILOBYTES);
hold('KB of style', kilobytesOf(named(/href="(\/[^"]+\.css)"/g)), STYLES_KILOBYTES);

for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
