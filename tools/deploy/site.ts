import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { coloursOf } from '../brand-colours.ts';
import { markedPage, writePacked } from '../build/deployable.ts';
import { writeIcons } from './icons.ts';
import type { Configuration } from '#config/configuration.ts';
import { BRANDS, kindOf } from '#config/host.ts';
import type { Reach } from '#config/server-policy.ts';

const PRELOAD = '<link rel="preload" href="/config.json" as="fetch" crossorigin>';

/** The page with its build id, and with a preload of the configuration. */
export const deployedPage = (html: string, reaches: readonly Reach[], ...more: readonly string[]): string =>
  markedPage(html.replace('</title>', `</title>\n    ${PRELOAD}`), reaches, ...more);

/** A fingerprint of every file of a build. */
async function fingerprintOf(dist: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(dist.length)).update(await readFile(file));
  return hash.digest('base64url');
}

const PAGE_ENTRY = /\{[^{}]*"url":"\/index\.html"[^{}]*\}/;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/**
 * The worker's script with the revision of this page, so that its next update caches the page and its headers again (S8),
 * and with the operators' signs, which pages show offline as well.
 */
export function workerFor(worker: string, html: string, signs: ReadonlyMap<string, string> = new Map()): string {
  const [entry] = PAGE_ENTRY.exec(worker) ?? [];
  if (entry === undefined || !/"revision":"\w+"/.test(entry)) throw new Error('sw.js does not precache index.html');
  const own = [...signs].map(([url, svg]) => JSON.stringify({ revision: md5(svg), url, when: 'first' }));
  const page = entry.replace(/"revision":"\w+"/, `"revision":"${md5(html)}"`);
  return worker.replace(entry, () => [...own, page].join(','));
}

/**
 * A manifest with the operator's name of the brand, and with its own icons and background if it has them. Without the
 * screenshots of the build, which show a sample brand.
 */
export function namedManifest(
  manifest: string,
  name: string,
  icons?: readonly [of: string, own: string],
  paper?: string,
): string {
  const named = icons === undefined ? manifest : manifest.replaceAll(`/icons/${icons[0]}`, `/icons/${icons[1]}`);
  const ground = paper === undefined ? {} : { background_color: paper, theme_color: paper };
  const { screenshots: _, ...own } = JSON.parse(named) as Readonly<Record<string, unknown>>;
  return `${JSON.stringify({ ...own, name, short_name: name, ...ground }, null, 2)}\n`;
}

/** The default name of support for a brand with accounts. */
const HELPER = 'Bob';

/** The configuration that is served: the operator's text, or a copy in which every brand with accounts has a `helper`. */
export function servedText(text: string, { brands }: Configuration): string {
  const named = Object.entries(brands).map(([key, brand]) =>
    kindOf(brands, key) === 'main' ? [key, { helper: HELPER, ...brand }] : [key, brand],
  );
  const isWhole = Object.entries(brands).every(
    ([key, brand]) => kindOf(brands, key) !== 'main' || brand?.helper !== undefined,
  );
  return isWhole ? text : `${JSON.stringify({ ...JSON.parse(text), brands: Object.fromEntries(named) }, null, 2)}\n`;
}

/** Files of the sample brands used in development, which no operator's host loads. */
const OF_SAMPLES = /^(assets\/development-|screenshots(\/|$))/;

const DAY_MS = 86_400_000;
/** How long assets of earlier releases stay available for pages that are still open. */
const KEPT_DAYS = 7;

/** When each asset of an earlier release was replaced, in milliseconds. */
export type Replaced = Readonly<Record<string, number>>;

/** The assets of the previous release that are kept: not part of the new one, and replaced at most seven days ago. */
export function keptAssets(
  assets: readonly string[],
  before: readonly string[],
  replaced: Replaced,
  now: number,
): Replaced {
  const current = new Set(assets);
  return Object.fromEntries(
    before
      .filter((asset) => !current.has(asset))
      .map((asset) => [asset, replaced[asset] ?? now] as const)
      .filter(([, since]) => now - since <= KEPT_DAYS * DAY_MS),
  );
}

interface SiteOptions {
  readonly dist: string;
  readonly site: string;
  /** The folder of `config.json`, with the files that it names. */
  readonly beside: string;
  readonly configuration: Configuration;
  /** The configuration as the operator wrote it. */
  readonly text: string;
  readonly reaches: readonly Reach[];
  /** The contact in security.txt (RFC 9116); without it the file is not written. */
  readonly securityContact?: string | undefined;
  readonly now: Date;
}

/** Writes the folder to serve: the build with its id, and the operator's files. Throws if `dist` is not a build. */
export async function writeSite(options: SiteOptions): Promise<void> {
  const { dist, site, beside, configuration, text, reaches, securityContact, now } = options;
  const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8');
  await cp(dist, site, { recursive: true, filter: (file) => !OF_SAMPLES.test(file.slice(dist.length + 1)) });
  const page = deployedPage(await read('index.html'), reaches, text, await fingerprintOf(dist));
  await writePacked(join(site, 'index.html'), page);
  await writePacked(join(site, 'config.json'), servedText(text, configuration));
  const { brands } = configuration;
  const [first] = Object.values(brands);
  const signs = new Map<string, string>();
  // Both manifests of the build are rewritten, even if no brand of the operator is of that kind.
  for (const key of new Set([...BRANDS, ...Object.keys(brands)])) {
    const name = (brands[key] ?? first)?.name;
    const manifest = await read(`${kindOf(brands, key)}.webmanifest`);
    if (name === undefined) continue;
    const { sign, colours } = brands[key] ?? {};
    const paper = `#${coloursOf(configuration, key, 'light').get('--paper') ?? 'ffffff'}`;
    const own = sign === undefined ? undefined : ([kindOf(brands, key), `own-${key}`] as const);
    const named = namedManifest(manifest, name, own, colours === undefined ? undefined : paper);
    await writePacked(join(site, `${key}.webmanifest`), named);
    if (sign === undefined) continue;
    await writeIcons(join(beside, sign), site, `own-${key}`, paper);
    signs.set(`/icons/own-${key}.svg`, await readFile(join(beside, sign), 'utf8'));
  }
  await writePacked(join(site, 'sw.js'), workerFor(await read('sw.js'), page, signs));
  if (securityContact === undefined) return;
  const expires = new Date(now.getTime() + 365 * DAY_MS).toISOString();
  const place = join(site, '.well-known/security.txt');
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en\n`);
}

const NOTE = 'replaced-assets.json';

const assetsOf = async (release: string): Promise<string[]> =>
  (await readdir(join(release, 'site/assets'))).filter((file) => !/\.(br|gz)$/.test(file));

/** Copies the assets of the previous release that are kept; returns their number. */
export async function keepBefore(release: string, before: string | undefined, now: number): Promise<number> {
  const note = before === undefined ? '{}' : await readFile(join(before, NOTE), 'utf8').catch(() => '{}');
  const kept =
    before === undefined
      ? {}
      : keptAssets(await assetsOf(release), await assetsOf(before), JSON.parse(note) as Replaced, now);
  for (const asset of Object.keys(kept)) {
    for (const form of ['', '.br', '.gz']) {
      await cp(join(before ?? '', 'site/assets', asset + form), join(release, 'site/assets', asset + form)).catch(
        (error: unknown) => {
          // Pictures and fonts have no compressed versions.
          if (form === '') throw error;
        },
      );
    }
  }
  await writeFile(join(release, NOTE), `${JSON.stringify(kept, null, 2)}\n`);
  return Object.keys(kept).length;
}

/** Makes the release readable by all users, because servers run under another account. */
export async function openToRead(release: string): Promise<void> {
  await chmod(release, 0o755);
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) => chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)),
  );
}
