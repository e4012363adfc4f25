/** A module, as far as its file goes. */
export interface Module {
  /** Characters of source. */
  readonly size: number;
  readonly imports: readonly string[];
  /** The pages that need it, what comes after them, and what is loaded on demand. */
  readonly neededBy: ReadonlySet<string>;
}

/** A wait of guests: for all files that one of these needs, except those that a page before has brought. */
export interface Wait {
  /** How often guests wait so. */
  readonly weight: number;
  readonly for: readonly string[];
  readonly after?: string;
}

/** Modules that are one file of a build. */
export interface ScriptFile extends Pick<Module, 'size' | 'neededBy'> {
  readonly modules: readonly string[];
}

type Imports = ReadonlyMap<ScriptFile, ReadonlySet<ScriptFile>>;

/** One file for each set of modules that the same pages need. */
function smallestFiles(modules: ReadonlyMap<string, Module>): ScriptFile[] {
  const files = new Map<string, ScriptFile>();
  for (const [id, { size, neededBy }] of modules) {
    const key = [...neededBy].toSorted().join();
    const file = files.get(key);
    files.set(key, { neededBy, size: size + (file?.size ?? 0), modules: [...(file?.modules ?? []), id] });
  }
  return [...files.values()];
}

function importsOf(files: readonly ScriptFile[], modules: ReadonlyMap<string, Module>): Imports {
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)));
  const imported = (file: ScriptFile) =>
    file.modules.flatMap((id) => (modules.get(id)?.imports ?? []).flatMap((each) => fileOf.get(each) ?? []));
  return new Map(files.map((file) => [file, new Set(imported(file).filter((each) => each !== file))]));
}

/** All that these files import, at any distance. */
function allImports(files: Iterable<ScriptFile>, imports: Imports, found = new Set<ScriptFile>()): Set<ScriptFile> {
  for (const file of files) if (!found.has(file)) allImports(imports.get(file) ?? [], imports, found.add(file));
  return found;
}

type Needed = Pick<Module, 'neededBy'>;
const neededByBoth = (one: Needed, other: Needed): ReadonlySet<string> =>
  [...other.neededBy].every((each) => one.neededBy.has(each))
    ? one.neededBy
    : new Set([...one.neededBy, ...other.neededBy]);

/** The file as one that the other's guests wait for, too. */
function broughtBy(file: ScriptFile, other: ScriptFile): ScriptFile {
  const neededBy = neededByBoth(file, other);
  return neededBy === file.neededBy ? file : { ...file, neededBy };
}

const joined = (one: ScriptFile, other: ScriptFile): ScriptFile => ({
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  neededBy: neededByBoth(one, other),
});

/**
 * Puts modules into files so that guests wait least. It joins the two files that save most, until no pair saves
 * anything. A wait costs the characters of its files, and `fileCost` more for each of them.
 * The list has a file after those that it imports.
 *
 * Two files never import each other. A page needs the imports of its modules, too, so `fewestFiles` joins neighbours first.
 */
export function fewestFiles(
  modules: ReadonlyMap<string, Module>,
  waits: readonly Wait[],
  fileCost: number,
): readonly ScriptFile[] {
  const costs = new WeakMap<ScriptFile, number>();
  /** What guests pay for a file, in all their waits. */
  function costOf(file: ScriptFile): number {
    const known = costs.get(file);
    if (known !== undefined) return known;
    const { size, neededBy } = file;
    let weight = 0;
    for (const wait of waits)
      if (wait.for.some((each) => neededBy.has(each)) && !(wait.after !== undefined && neededBy.has(wait.after)))
        weight += wait.weight;
    costs.set(file, weight * (fileCost + size));
    return weight * (fileCost + size);
  }

  const savings = new WeakMap<ScriptFile, Map<ScriptFile, number>>();
  /** What one file instead of two saves, if it imports nothing that would come along. */
  function savedBy(one: ScriptFile, other: ScriptFile): number {
    const known = savings.get(one) ?? new Map<ScriptFile, number>();
    savings.set(one, known);
    const saved = known.get(other) ?? costOf(one) + costOf(other) - costOf(joined(one, other));
    known.set(other, saved);
    return saved;
  }

  let files = smallestFiles(modules);
  for (;;) {
    const imports = importsOf(files, modules);
    let most = 0;
    let next: ScriptFile[] | undefined;
    for (const [index, one] of files.entries())
      for (const other of files.slice(index + 1)) {
        if (savedBy(one, other) <= most) continue;
        const file = joined(one, other);
        const imported = [one, other].flatMap((each) => [...(imports.get(each) ?? [])]);
        const along = allImports(
          imported.filter((each) => each !== one && each !== other),
          imports,
        );
        // A guest who waits for the file waits for all that it imports.
        const wanted = new Map([...along].map((each) => [each, broughtBy(each, file)]));
        const saved = [...wanted].reduce((sum, [was, is]) => sum + costOf(was) - costOf(is), savedBy(one, other));
        if (saved <= most) continue;
        most = saved;
        next = [...files.flatMap((each) => (each === one || each === other ? [] : (wanted.get(each) ?? each))), file];
      }
    if (next === undefined) {
      const depthOf = (file: ScriptFile): number => allImports([file], imports).size;
      return files.toSorted((one, other) => depthOf(one) - depthOf(other));
    }
    files = next;
  }
}
