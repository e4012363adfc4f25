/** The operation that a call matches, with decoded path parameters. */
export interface Route<Id extends string = string> {
  readonly operation: Id;
  readonly params: Readonly<Record<string, string>>;
}

/** Methods and paths of operations; `{name}` in a path is a parameter. */
type Addresses = Readonly<Record<string, { readonly method: string; readonly path: string }>>;

/** Matches calls to operations. */
export interface Routes<Id extends string> {
  /** The operation for a method and a path such as `loans/abc`; HEAD matches where GET does. */
  readonly find: (method: string, path: string) => Route<Id> | undefined;
  /** The methods that a path supports; empty for an unknown path. */
  readonly methodsAt: (path: string) => string[];
}

/** A path with its operations by method, each with its parameter names. */
interface Template<Id extends string> {
  readonly pattern: RegExp;
  readonly operations: Map<string, { readonly operation: Id; readonly names: readonly string[] }>;
}

/** The parameter names in a path. */
export const namesIn = (path: string): string[] => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);

/** Converts a path such as `loans/{id}:renew` to a regular expression. */
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

/** The decoded parameters of a path; undefined when it does not match. */
function valuesIn(pattern: RegExp, path: string): string[] | undefined {
  const match = pattern.exec(path);
  if (match === null) return undefined;
  const values = match.slice(1).map(decode);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Sort key: the number of parameters, then the length without them, longest first. */
const specificity = (key: string): readonly [number, number] => {
  const written = key.replaceAll('{}', '');
  return [(key.length - written.length) / 2, -written.length];
};

/** Builds the lookup. Paths are grouped by their number of segments, so lookups stay fast for large contracts. */
export function routesOf<Ops extends Addresses>(operations: Ops): Routes<keyof Ops & string> {
  const byPath = new Map<string, Template<keyof Ops & string>>();
  for (const [operation, { method, path }] of Object.entries(operations)) {
    // Paths that differ only in parameter names are the same.
    const key = path.replaceAll(/\{[^}]+\}/g, '{}');
    const template = byPath.get(key) ?? { pattern: patternOf(path), operations: new Map() };
    byPath.set(key, template);
    template.operations.set(method, { operation, names: namesIn(path) });
  }
  // Literal segments take precedence over parameters: `loans/late` before `loans/{id}`.
  const sorted = [...byPath].toSorted(([one], [other]) => {
    const [[open, short], [openOther, shortOther]] = [specificity(one), specificity(other)];
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
