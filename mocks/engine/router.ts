/** A call found in the contract, with its path values decoded. */
export interface Route<Id extends string = string> {
  readonly operation: Id;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the operation of a method and a path below /api, e.g. `GET`, `check-in/abc`. */
export type FindRoute<Id extends string> = (method: string, path: string) => Route<Id> | undefined;

interface Entry<Id extends string> {
  readonly operation: Id;
  /** Segments after /api; braces name a value. */
  readonly segments: readonly string[];
}

/** The names that the braces of a path give its values. */
export const namesIn = (path: string): string[] => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function paramsOf(expected: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const actual = segments[index] ?? '';
    if (name.startsWith('{')) {
      const value = decode(actual);
      if (value === undefined || value === '') return undefined;
      params[name.slice(1, -1)] = value;
    } else if (name !== actual) return undefined;
  }
  return params;
}

/** Where operations are found. */
type Addresses = Readonly<Record<string, { readonly method: string; readonly path: string }>>;

/** Makes the lookup of a contract: few operations share method and number of segments, whatever the contract's size. */
export function routesOf<Ops extends Addresses>(operations: Ops): FindRoute<keyof Ops & string> {
  const entries = new Map<string, Entry<keyof Ops & string>[]>();
  for (const [operation, { method, path }] of Object.entries(operations)) {
    const segments = path.split('/');
    const key = `${method} ${segments.length}`;
    entries.set(key, [...(entries.get(key) ?? []), { operation, segments }]);
  }
  return (method, path) => {
    const segments = path.split('/');
    for (const { operation, segments: expected } of entries.get(`${method} ${segments.length}`) ?? []) {
      const params = paramsOf(expected, segments);
      if (params) return { operation, params };
    }
    return undefined;
  };
}
