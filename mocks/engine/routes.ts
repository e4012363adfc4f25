/** A call found among operations, with its path values decoded. */
export interface Route<Id extends string = string> {
  readonly operation: Id;
  readonly params: Readonly<Record<string, string>>;
}

/** Where operations are found; braces in a path name a value. */
type Addresses = Readonly<Record<string, { readonly method: string; readonly path: string }>>;

/** Finds operations by what a call asks for. */
export interface Routes<Id extends string> {
  /** The operation of a method and a path, e.g. `GET`, `loans/abc`; HEAD is found where GET is. */
  readonly find: (method: string, path: string) => Route<Id> | undefined;
  /** The methods that a path has; none where it is no operation's. */
  readonly methodsAt: (path: string) => string[];
}

/** A path with the operations that it has, by method, each with its names of the values. */
interface Template<Id extends string> {
  readonly pattern: RegExp;
  readonly operations: Map<string, { readonly operation: Id; readonly names: readonly string[] }>;
}

/** The names that the braces of a path give its values. */
export const namesIn = (path: string): string[] => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);

/** `loans/{id}:renew` as a pattern. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^}]+\}/)
      .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('([^/]+)')}$`,
  );

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The values in a path, decoded; undefined when it is another path. */
function valuesIn(pattern: RegExp, path: string): string[] | undefined {
  const match = pattern.exec(path);
  if (match === null) return undefined;
  const values = match.slice(1).map(decode);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** How far a path is from being written out: what it leaves open, then how little it says. */
const openness = (key: string): readonly [number, number] => {
  const written = key.replaceAll('{}', '');
  return [(key.length - written.length) / 2, -written.length];
};

/** Makes the lookup of operations. Few have the same number of steps in their path, whatever the contract's size. */
export function routesOf<Ops extends Addresses>(operations: Ops): Routes<keyof Ops & string> {
  const byPath = new Map<string, Template<keyof Ops & string>>();
  for (const [operation, { method, path }] of Object.entries(operations)) {
    // The names of values tell no paths apart.
    const key = path.replaceAll(/\{[^}]+\}/g, '{}');
    const template = byPath.get(key) ?? { pattern: patternOf(path), operations: new Map() };
    byPath.set(key, template);
    template.operations.set(method, { operation, names: namesIn(path) });
  }
  // A path that is written out comes before one with a name in its place: `loans/late` before `loans/{id}`.
  const sorted = [...byPath].toSorted(([one], [other]) => {
    const [[open, short], [openOther, shortOther]] = [openness(one), openness(other)];
    return open - openOther || short - shortOther;
  });
  const byLength = new Map<number, Template<keyof Ops & string>[]>();
  for (const [key, template] of sorted) {
    const length = key.split('/').length;
    byLength.set(length, [...(byLength.get(length) ?? []), template]);
  }
  const templateAt = (path: string) => {
    for (const { pattern, operations: here } of byLength.get(path.split('/').length) ?? []) {
      const values = valuesIn(pattern, path);
      if (values !== undefined) return { here, values };
    }
    return undefined;
  };
  return {
    find: (method, path) => {
      const { here, values = [] } = templateAt(path) ?? {};
      const found = here?.get(method === 'HEAD' ? 'GET' : method);
      if (found === undefined) return undefined;
      const { operation, names } = found;
      return { operation, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
    },
    methodsAt: (path) => [...(templateAt(path)?.here.keys() ?? [])],
  };
}
