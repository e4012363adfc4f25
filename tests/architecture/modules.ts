import { posix } from 'node:path';
import { parseSync } from 'vite';

/** An import or re-export; its target is a path in the repository or the name of a package. */
export interface Import {
  readonly target: string;
  readonly isPackage: boolean;
  /** Whether it is only for types, and so does not exist at run time. */
  readonly isType: boolean;
  readonly isDynamic: boolean;
}

/** The facts about a file that the rules use. */
export interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
  /** The source without comments. */
  readonly code: string;
}

function resolve(from: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(from), specifier), isPackage: false };
  if (specifier.startsWith('#mocks/')) return { target: specifier.slice(1), isPackage: false };
  if (specifier.startsWith('#')) return { target: `src/${specifier.slice(1)}`, isPackage: false };
  return { target: specifier, isPackage: true };
}

/** Reads one TypeScript file: what it imports, statically, dynamically and as a type, and what it exports. */
export function readModule(path: string, source: string): Module {
  const { module, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: string, isType: boolean, isDynamic = false) =>
    found.push({ ...resolve(path, specifier), isType, isDynamic });

  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  let hasDefaultExport = false;
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, exportName, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType);
      if (exportName.kind === 'Default' || exportName.name === 'default') hasDefaultExport = true;
    }
  }
  const dynamic = new Set<string>();
  for (const { moduleRequest } of module.dynamicImports) {
    const written = source.slice(moduleRequest.start, moduleRequest.end);
    // Computed specifiers refer to no file of the repository.
    if (!/^['"]/.test(written)) continue;
    const specifier = written.slice(1, -1);
    dynamic.add(specifier);
    add(specifier, false, true);
  }
  const code = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
  // The parser does not list types such as `import('./x.ts').Name`.
  for (const [, specifier = ''] of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) {
    if (!dynamic.has(specifier)) add(specifier, true);
  }
  return { path, imports: found, hasDefaultExport, code };
}

/**
 * Files that import each other in a circle, whether statically, dynamically or as a type: none of them can be read, moved
 * or loaded without the others. Each circle is the sorted list of its files (Tarjan's strongly connected components).
 */
export function circles(modules: readonly Module[]): string[][] {
  const importsOf = new Map(
    modules.map(({ path, imports }) => [path, imports.map(({ target }) => target.replace(/\?.*$/, ''))]),
  );
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    open.push(path);
    let earliest = own;
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (open.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own);
    }
    if (earliest === own) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1 || importsOf.get(path)?.includes(path) === true) found.push(circle.toSorted());
    }
    return earliest;
  };
  for (const path of importsOf.keys()) if (!order.has(path)) visit(path);
  return found;
}
