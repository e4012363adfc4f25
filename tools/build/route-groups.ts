import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The group of all pages outside pathless folders: the doors, and what all pages share. */
export const APP = 'app';

/**
 * The route group of a file below src/routes: the name of its pathless folder, else `app`. Code and catalogs of a group
 * load together: `src/routes/stay/_orders/gym.tsx` belongs to the group `orders`.
 */
export const groupOfRoute = (path: string): string => /\/routes\/(?:[^_]*\/)?_([a-z]+)[/.]/.exec(path)?.[1] ?? APP;

/** All groups except `app`. */
export const ROUTE_GROUPS: readonly string[] = [
  ...new Set(globSync('src/routes/**/*.tsx').map((path) => groupOfRoute(`/${path}`))),
].filter((group) => group !== APP);

const IMPORT =
  /(?:^|\n)(?:import|export) (?!type\b)[^;]*?from '([.#][^']+)'|\bimport\('([.#][^']+)'\)|(?:^|\n)import '([.#][^']+)'/g;

/** The files in src that a file imports, including lazily; type imports do not matter for translations. */
function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, plain, lazy, effect]) => {
    const specifier = plain ?? lazy ?? effect ?? '';
    if (specifier.startsWith('#')) return specifier.startsWith('#mocks/') ? [] : `src/${specifier.slice(1)}`;
    return posix.join(posix.dirname(path), specifier);
  });
}

/** A route, whose file starts with the app: a page has its name, also in the title, while its group is loading. */
const isRoute = (path: string): boolean => path.startsWith('src/routes/') && !/\/-[^/]*$/.test(path);

/**
 * The source files of each group: those that only its pages import. Files that several groups import, or that load with
 * the app, belong to `app`.
 */
export function sourcesOfGroups(): ReadonlyMap<string, readonly string[]> {
  const reached = new Map<string, Set<string>>();
  const reach = (path: string, group: string): void => {
    const groups = reached.get(path) ?? new Set();
    if (groups.has(group) || !/\.tsx?$/.test(path) || path.endsWith('.gen.ts')) return;
    reached.set(path, groups.add(group));
    for (const imported of importsOf(path)) reach(imported, group);
  };
  reach('src/main.tsx', APP);
  for (const path of globSync('src/routes/**/[!-]*.tsx')) reach(path, groupOfRoute(`/${path}`));
  const sources = new Map<string, string[]>([APP, ...ROUTE_GROUPS].map((group) => [group, []]));
  for (const [path, [group = APP, ...others]] of [...reached].toSorted(([one], [other]) => one.localeCompare(other)))
    sources.get(others.length > 0 || isRoute(path) ? APP : group)?.push(path);
  return sources;
}
