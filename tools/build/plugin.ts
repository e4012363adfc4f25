import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

import { PARTS } from '../../lingui.config.ts';
import { FONT_FILES } from '../../src/i18n/font-subsets.ts';
import { FEW_FILES, PAGE, partOf } from './chunks.ts';
import type { WhatComesAfter } from './chunks.ts';
import { EVERY_LOCALE, OFFLINE_PART } from './built.ts';
import type { Built, RecordedBuild } from './built.ts';

const here = (file: string): string => fileURLToPath(new URL(`../../src/prerender/${file}`, import.meta.url));

/** `src/routes/stay/_orders/product/$id.tsx` is the page /stay/product/$id. */
const pathOf = (page: string): string =>
  `/${page
    .split('/')
    .filter((step) => !step.startsWith('_') && step !== 'index')
    .join('/')}`;

/** Frames around other pages. */
const isLayout = (page: string): boolean => /(^|\/)(_\w+|route)$/.test(page);

/** The tester's page: nothing of it is fetched ahead, as production has none (S72). */
const TEST_PAGE = 'test';

/** What the boot script draws with. */
const FIRST_VIEW = '/src/features/first-view/first-view.ts';

const WORDS = /\/locales\/([\w-]+)\/(\w+)\.po/;
const SETS = new Set(['messages', ...PARTS.map(({ name }) => name)]);

/** What shows a stay that the device keeps. */
const OFFLINE_PAGE = '/src/routes/stay/-saved-stay.tsx';

/** What a build is recorded to be, from its files. */
function builtFrom(bundle: OutputBundle, { comesAfter }: WhatComesAfter): RecordedBuild {
  const chunks = Object.values(bundle).filter((each): each is OutputChunk => each.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) withImports(imported, found);
    return found;
  };
  const needs = (fileName: string): number => withImports(fileName).size;
  // A file is before those that it needs. One order in all lists makes the boot script smaller.
  const byNeed = (one: string, other: string): number => needs(other) - needs(one) || one.localeCompare(other);
  const first = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'));
  const known = withImports(first?.fileName ?? '');
  const stayPages: Record<string, string> = {};
  const otherPages: Record<string, string> = {};
  const files: Record<string, string[]> = {};
  const fonts: Record<string, string[]> = {};
  const words: Record<string, Record<string, string>> = {};
  for (const { fileName, moduleIds, facadeModuleId } of chunks) {
    const ownFiles = () =>
      [...withImports(fileName)]
        .filter((each) => !known.has(each))
        .toSorted(byNeed)
        .map((each) => `/${each}`);
    if (facadeModuleId?.endsWith(OFFLINE_PAGE) === true) files[OFFLINE_PART] = ownFiles();
    for (const id of moduleIds) {
      const [, locale = '', set = ''] = WORDS.exec(id) ?? [];
      if (SETS.has(set) && locale !== 'pseudo') words[set] = { ...words[set], [locale]: `/${fileName}` };
      const page = PAGE.exec(id)?.[1];
      if (page === undefined || isLayout(page) || page === TEST_PAGE) continue;
      const part = partOf(page);
      const pages = page.startsWith('stay/') ? stayPages : otherPages;
      pages[pathOf(page)] = part;
      files[part] = ownFiles();
    }
  }
  // What the doors need comes with their page.
  files[OFFLINE_PART] = (files[OFFLINE_PART] ?? []).filter((file) => files['stay-access']?.includes(file) !== true);
  // The texts of a part are found through a list that comes with its pages.
  const list = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/i18n/later/part-catalogs.ts')));
  for (const { name } of PARTS) if (list) files[name] = [...new Set([...(files[name] ?? []), `/${list.fileName}`])];
  const development = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/src/config/development.ts')) ? `/${fileName}` : [],
  );
  const filesAfter = (part: string): string[] => {
    const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => comesAfter(part, id)));
    return [...new Set(own.flatMap(({ fileName }) => [...withImports(fileName)]))].map((file) => `/${file}`);
  };
  const later = Object.fromEntries(Object.keys(files).map((part) => [part, filesAfter(part)]));
  const assets = Object.values(bundle).filter((each) => each.type === 'asset');
  const everywhere = Object.values(FONT_FILES).reduce((all, own) => all.filter((each) => own.includes(each)));
  for (const [locale, sources] of Object.entries({ ...FONT_FILES, [EVERY_LOCALE]: everywhere })) {
    const own = sources.filter((each) => locale === EVERY_LOCALE || !everywhere.includes(each));
    const isWanted = ({ originalFileNames }: OutputAsset) => own.some((each) => originalFileNames.includes(each));
    if (own.length > 0) fonts[locale] = assets.filter(isWanted).map(({ fileName }) => `/${fileName}`);
  }
  for (const [set, ofSet] of Object.entries(words))
    words[set] = Object.fromEntries(Object.entries(ofSet).toSorted(([one], [other]) => one.localeCompare(other)));
  const view = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(FIRST_VIEW)));
  const [app, firstView] = [first, view].map((chunk) => `/${chunk?.fileName}`);
  return { stayPages, otherPages, files, later, words, development, fonts, app: app ?? '', firstView: firstView ?? '' };
}

/** Parts that guests rarely open first: in the boot script they would weigh on every first page. */
const RARELY_FIRST = new Set(['accessibility', 'consent', 'privacy', 'error']);

/** The part with the most of these pages. */
function largestOf(pages: Readonly<Record<string, string>>): string | undefined {
  const parts = Object.values(pages);
  const sizeOf = (part: string): number => parts.filter((each) => each === part).length;
  return parts.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
}

/** The same in few bytes. Pages of the stay area that have no name here belong to its largest part. */
function shortened({ stayPages, otherPages, files, later: _later, ...built }: RecordedBuild): Built {
  const largest = largestOf(stayPages) ?? '';
  const pick = <T>(named: Readonly<Record<string, T>>, isKept: (name: string, value: T) => boolean) =>
    Object.fromEntries(Object.entries(named).filter(([name, value]) => isKept(name, value)));
  return {
    ...built,
    stayPages: { ...pick(stayPages, (_path, part) => part !== largest), '/stay/*': largest },
    otherPages: pick(otherPages, (_path, part) => !RARELY_FIRST.has(part)),
    files: pick(files, (part) => !RARELY_FIRST.has(part)),
  };
}

/** The boot script as one file in the syntax of old browsers; it asks through a separate client, without axios. */
export async function bootSource(built: Built | null): Promise<string> {
  const bundle = await rolldown({
    input: here('boot.ts'),
    // Nothing is left of the libraries that the generated client imports; rolldown's warnings about them do not help.
    logLevel: 'silent',
    platform: 'browser',
    transform: { target: 'safari14', define: { BUILT: JSON.stringify(built) } },
    plugins: [
      {
        name: 'reception:ahead-client',
        resolveId: { filter: { id: /http-client\.ts$/ }, handler: () => here('ahead-client.ts') },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: built !== null });
  await bundle.close();
  return output[0].code;
}

/** The page of a build starts with the file of the first view; it only names that of the app. */
const startedBy = (html: string, { app, firstView }: Built): string =>
  html
    .replace(`src="${app}"`, `src="${firstView}" data-app="${app}"`)
    .replace(`<link rel="modulepreload" crossorigin href="${firstView}">`, '');

/** Puts the boot script into the page: in a build with what it needs to know of the files. */
export function bootScript(): Plugin {
  let src = '/boot.js';
  let known: Built | undefined;
  let fewFiles: Plugin<WhatComesAfter> | undefined;
  let ahead: HtmlTagDescriptor[] = [];
  return {
    name: 'reception:boot',
    configResolved({ command, plugins }) {
      fewFiles = plugins.find(({ name }) => name === FEW_FILES);
      // In development the styles come by a script, after the page has shown its help for a moment.
      if (command === 'serve') ahead = [{ tag: 'style', children: readFileSync(here('boot.css'), 'utf8') }];
    },
    configureServer(server) {
      server.middlewares.use(src, (_request, response, next) => {
        bootSource(null).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
    generateBundle: {
      // Ahead of the page, which names the script.
      order: 'pre',
      async handler(_options, bundle) {
        // Development bundles, too, but what it bundles comes and goes.
        if (this.environment.config.command === 'serve') return;
        if (fewFiles?.api === undefined) return this.error(`The build is without ${FEW_FILES}`);
        const built = builtFrom(bundle, fewFiles.api);
        known = built;
        const source = await bootSource(shortened(built));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        src = `/assets/boot-${hash}.js`;
        this.emitFile({ type: 'asset', fileName: src.slice(1), source });
        // Beside the manifest, for the check of what a page waits for.
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(built) });
      },
    },
    transformIndexHtml: (html, { filename }) =>
      filename.endsWith('index.html')
        ? {
            html: known === undefined ? html : startedBy(html, known),
            tags: [...ahead, { tag: 'script', attrs: { src, async: true, fetchpriority: 'high' }, injectTo: 'head' }],
          }
        : html,
  };
}
