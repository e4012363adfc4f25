import type { CodeSplittingGroup, PluginContext } from 'rolldown';
import type { Plugin } from 'vite';

import { PARTS } from '../../lingui.config.ts';
import { importsOf } from './barrels.ts';
import { fewestFiles } from './fewest-files.ts';
import type { Module, ScriptFile, Wait } from './fewest-files.ts';

/** `src/routes/stay/_orders/gym.tsx?tsr-split=component` is what a page shows; its route is in the first file. */
export const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

/** What comes by itself after a page is in folders called `later`, or in `start-later.ts`. */
const LATER = /[/-]later[/.]/;

/** The part that every page needs. */
const FIRST = 'app';

/** What is drawn before the app comes, and what it shares with the app: one small file. */
const FIRST_VIEW = 'first-view';

/** The page of the chat is in a frame. */
const CHAT = 'chat';

/** How often a guest's first link leads to a part. A part without a weight counts 1. */
export const FIRST_PARTS: Readonly<Record<string, number>> = {
  'stay-access': 50,
  'stay-index': 25,
  'stay-location': 10,
  'check-in': 10,
};
const WEIGHTS: Readonly<Record<string, number>> = {
  ...FIRST_PARTS,
  ...Object.fromEntries(PARTS.map(({ name }) => [name, 2])),
};

/** How much it counts when something comes by itself after a page, or when a guest asks for it. */
const AFTERWARDS = 0.3;
const ON_DEMAND = 0.1;

/** One more file costs a guest as much as so many characters of source: 3 KB as sent. */
const FILE_COST = 24_000;

/** More than a build has. */
const MOST_FILES = 50;

/** The part a page belongs to: that of its folder, else the page itself. Layouts are needed by every page. */
export function partOf(page: string): string {
  const isIn = (folder: string): boolean => page === folder || page.startsWith(`${folder}/`);
  const part = PARTS.find(({ routes }) => routes.some(isIn));
  return part?.name ?? (page.endsWith('/route') ? FIRST : page.replaceAll('/', '-'));
}

/** The part of a page by its module; undefined for all other modules. */
function partOfPage(id: string): string | undefined {
  const page = PAGE.exec(id)?.[1];
  return page === undefined ? undefined : partOf(page);
}

/** What comes by itself after a part, and what comes after that. */
const after = (part: string): string => (part.startsWith('after ') ? part : `after ${part}`);

/** A file with pages is named after their part, another one after who waits for it. */
function nameOf({ modules, neededBy }: ScriptFile, pages: readonly string[]): string {
  if (neededBy.has(FIRST)) return FIRST;
  const [own, another] = new Set(modules.flatMap((id) => partOfPage(id) ?? []));
  if (own !== undefined && another === undefined) return own;
  const [page, ...others] = pages.filter((each) => neededBy.has(each));
  if (page !== undefined) return own === undefined && others.length === 0 ? `${page}-and-more` : 'shared';
  const [only, ...more] = pages.filter((each) => neededBy.has(after(each)));
  return only === undefined || more.length > 0 || neededBy.has(after(FIRST)) ? 'later' : `${only}-later`;
}

/** What the build knows of who needs a module. */
interface Needs {
  readonly pages: readonly string[];
  /** The modules that something loads when a guest asks for it. */
  readonly onDemand: ReadonlySet<string>;
  /** Pages, `after` pages, and modules on demand by the module that they need. */
  readonly neededBy: ReadonlyMap<string, ReadonlySet<string>>;
}

function needsOf(context: PluginContext, imports: (id: string) => readonly string[]): Needs {
  const neededBy = new Map<string, Set<string>>();
  const need = (id: string, part: string): void => {
    const parts = neededBy.get(id) ?? new Set();
    if (parts.has(part)) return;
    neededBy.set(id, parts.add(part));
    for (const imported of imports(id)) need(imported, part);
  };
  const importersOf = (id: string): readonly string[] => context.getModuleInfo(id)?.dynamicImporters ?? [];
  const pages = new Set<string>();
  const onDemand = new Set<string>();
  const later = new Set<string>();
  // Rolldown reads modules side by side. In a fixed order each build of a commit has the same files.
  for (const id of [...context.getModuleIds()].toSorted()) {
    const part = partOfPage(id);
    if (part !== undefined) {
      need(id, part);
      if (part !== FIRST) pages.add(part);
    } else if (id.endsWith('/first-view/first-view.ts')) need(id, FIRST_VIEW);
    else if (context.getModuleInfo(id)?.isEntry === true) need(id, id.endsWith('chat.html') ? CHAT : FIRST);
    else if (importersOf(id).length > 0) (LATER.test(id) ? later : onDemand).add(id);
  }
  for (const id of onDemand) need(id, id);
  // What comes later may ask for more that does.
  const known = (): number => [...later].reduce((sum, id) => sum + (neededBy.get(id)?.size ?? 0), 0);
  for (let before = -1; before < known();) {
    before = known();
    for (const id of later)
      for (const part of importersOf(id).flatMap((each) => [...(neededBy.get(each) ?? [])]))
        need(id, onDemand.has(part) ? part : after(part));
  }
  return { pages: [...pages], onDemand, neededBy };
}

/** How guests wait: for a page, for what comes after it by itself, for what they ask for. */
function waitsOf({ pages, onDemand }: Needs): Wait[] {
  const forPages = pages.flatMap((part): Wait[] => {
    const weight = WEIGHTS[part] ?? 1;
    return [
      { weight, for: [part] },
      { weight: weight * AFTERWARDS, for: [after(part), after(FIRST)], after: part },
    ];
  });
  return [...forPages, ...[...onDemand].map((id): Wait => ({ weight: ON_DEMAND, for: [id], after: FIRST }))];
}

/** What the plugin tells other plugins, once the build has read all modules. */
export interface WhatComesAfter {
  /** Whether a module comes by itself after each page of a part. */
  readonly comesAfter: (part: string, id: string) => boolean;
}

/** The plugin's name, by which other plugins find it. */
export const FEW_FILES = 'reception:few-files';

/**
 * Builds few files. What a part of `lingui.config.ts` needs alone is one file; a page outside of these is a part, too.
 * What several parts need is where guests wait least for it (`fewestFiles`). Rolldown places what only comes on demand.
 */
export function fewFiles(): Plugin<WhatComesAfter> {
  let needs: Needs = { pages: [], onDemand: new Set(), neededBy: new Map() };
  let names: string[] = [];
  const fileOf = new Map<string, number>();
  const groups = Array.from(
    { length: MOST_FILES },
    // A file takes along what its modules import, so that is in files before it.
    (_, index): CodeSplittingGroup => ({ name: () => names[index] ?? null, test: (id) => fileOf.get(id) === index }),
  );
  return {
    name: FEW_FILES,
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const imports = importsOf(this);
      needs = needsOf(this, imports);
      const { pages, onDemand, neededBy } = needs;
      const modules = new Map<string, Module>();
      for (const [id, parts] of neededBy) {
        if (parts.has(FIRST_VIEW)) fileOf.set(id, 0);
        else if ([...parts].some((part) => !onDemand.has(part)))
          modules.set(id, {
            size: this.getModuleInfo(id)?.code?.length ?? 0,
            imports: imports(id),
            neededBy: parts.has(FIRST) ? new Set([FIRST, ...pages]) : parts,
          });
      }
      const files = fewestFiles(modules, waitsOf(needs), FILE_COST);
      names = [FIRST_VIEW, ...files.map((file) => nameOf(file, pages))];
      if (names.length > MOST_FILES) this.error(`${names.length} files, more than ${MOST_FILES}`);
      for (const [index, file] of files.entries()) for (const id of file.modules) fileOf.set(id, index + 1);
    },
    api: {
      comesAfter: (part, id) => [part, FIRST].some((each) => needs.neededBy.get(id)?.has(after(each)) === true),
    },
  };
}
