import type { ChunkingContext, CodeSplittingOptions, RenderedChunk } from 'rolldown';

import { APP, groupOfRoute, ROUTE_GROUPS } from './route-groups.ts';

/** The prerender, which runs before the app. */
export const PRERENDER = 'prerender';
/** The file of the group `app`. */
export const MAIN = 'main';
/** The bundler's runtime. */
export const RUNTIME = 'rolldown-runtime';
/** Modules that several groups, or one group and a lazy component, need, but the doors do not. */
export const SHARED = 'shared';
/** Lazily loaded modules; rolldown creates a file for each. */
const LAZY = 'lazy';
/** The other pages of a stay, whose routes are in no pathless folder. */
export const STAY = 'stay';

/** The component of a page, which the router's plugin extracts from its route file. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

/** The group that a module is an entry of: what all pages and the doors need, or the page of a route. */
function groupOfRoot(id: string): string | undefined {
  if (id.endsWith('/src/main.tsx')) return MAIN;
  const page = PAGE.exec(id)?.[1];
  if (page === undefined || page === 'test') return undefined;
  const group = groupOfRoute(`/routes/${page}.tsx`);
  if (group !== APP || /^(__root|stay\/(route|access))$/.test(page)) return group === APP ? MAIN : group;
  return page.startsWith('stay/') ? STAY : undefined;
}

const known = new Map<string, string | null>();

/** The output file of a module: that of the only group whose pages import it. */
function fileOf(id: string, context: ChunkingContext): string | null {
  const before = known.get(id);
  if (before !== undefined) return before;
  const seen = new Set([id]);
  const groups = new Set<string>();
  for (const each of seen) {
    const module = context.getModuleInfo(each);
    const root = groupOfRoot(each) ?? ((module?.dynamicImporters.length ?? 0) > 0 ? LAZY : undefined);
    if (root !== undefined) groups.add(root);
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  const [only = null] = groups;
  const file = groups.has(MAIN) ? MAIN : groups.size > 1 ? SHARED : only === LAZY ? null : only;
  known.set(id, file);
  return file;
}

/**
 * One file per route group: the prerender, the app with the doors, the stay, and the pages of each pathless folder
 * (`routes/stay/_orders`), plus one for what several of them need. By default rolldown creates a file for each set of
 * modules shared by the same pages, which took 156 requests for a door (docs/decisions/08-route-groups.md).
 */
export const codeSplitting: CodeSplittingOptions = {
  groups: [
    // Includes everything that it imports, even modules of the app.
    { name: PRERENDER, test: /\/src\/prerender\//, priority: 9 },
    ...[MAIN, SHARED, STAY, ...ROUTE_GROUPS].map((name, index) => ({
      debugName: name,
      name: (id: string, context: ChunkingContext) => (fileOf(id, context) === name ? name : null),
      priority: 8 - index,
    })),
  ],
};

/**
 * Makes Chromium compile the files of every first load completely and off the main thread while they arrive; other
 * browsers ignore the comment. It is recognised only on the first line.
 */
export const compileHint = ({ name }: RenderedChunk): string =>
  name === PRERENDER || name === MAIN ? '//# allFunctionsCalledOnLoad' : '';
