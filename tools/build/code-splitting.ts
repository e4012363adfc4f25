import type { ChunkingContext, CodeSplittingOptions, RenderedChunk } from 'rolldown';

import { APP, groupOfRoute, ROUTE_GROUPS } from './route-groups.ts';

/** What runs before the app. */
export const PRERENDER = 'prerender';
/** The file of the group `app`. */
export const MAIN = 'main';
/** The bundler's own few lines. */
export const RUNTIME = 'rolldown-runtime';
/** What several groups need, or one of them and a part that loads lazily, but no door. */
export const SHARED = 'shared';
/** What loads lazily: rolldown makes a file of each. */
const LAZY = 'lazy';
/** The other pages of a stay, whose routes are in no pathless folder. */
export const STAY = 'stay';

/** The component of a page, which the router's plugin takes out of its route's file. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

/** The group that a module begins: what all pages and the doors need, or the page of a route. */
function groupOfRoot(id: string): string | undefined {
  if (id.endsWith('/src/main.tsx')) return MAIN;
  const page = PAGE.exec(id)?.[1];
  if (page === undefined || page === 'test') return undefined;
  const group = groupOfRoute(`/routes/${page}.tsx`);
  if (group !== APP || /^(__root|stay\/(route|access))$/.test(page)) return group === APP ? MAIN : group;
  return page.startsWith('stay/') ? STAY : undefined;
}

const known = new Map<string, string | null>();

/** The file of a module: that of the only group whose pages import it. */
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
 * One file a route group: what runs before the app, the app with the doors, the stay, and the pages of each pathless
 * folder (`routes/stay/_orders`); what several of them need is one more. By default rolldown makes a file of each set of
 * modules that the same pages share: 156 requests for a door (docs/performance.md).
 */
export const codeSplitting: CodeSplittingOptions = {
  groups: [
    // With what it imports, also of the app.
    { name: PRERENDER, test: /\/src\/prerender\//, priority: 9 },
    ...[MAIN, SHARED, STAY, ...ROUTE_GROUPS].map((name, index) => ({
      debugName: name,
      name: (id: string, context: ChunkingContext) => (fileOf(id, context) === name ? name : null),
      priority: 8 - index,
    })),
  ],
};

/**
 * Asks Chromium to compile the files of every first load as a whole and off the main thread, while they arrive; other
 * browsers read a comment. It counts on the first line only.
 */
export const compileHint = ({ name }: RenderedChunk): string =>
  name === PRERENDER || name === MAIN ? '//# allFunctionsCalledOnLoad' : '';
