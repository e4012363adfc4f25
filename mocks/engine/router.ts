import { OPERATION_IDS, operationOf } from './operations.ts';
import type { OperationId } from './operations.ts';

/** A call found in the contract, with its path values decoded. */
export interface Route {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

interface Entry {
  readonly operation: OperationId;
  /** Segments after /api; braces name a value. */
  readonly segments: readonly string[];
}

/** Method and number of segments to the operations there: at most three to compare, whatever the contract's size. */
const ENTRIES = new Map<string, Entry[]>();
for (const operation of OPERATION_IDS) {
  const { method, path } = operationOf(operation);
  const segments = path.split('/');
  const key = `${method} ${segments.length}`;
  ENTRIES.set(key, [...(ENTRIES.get(key) ?? []), { operation, segments }]);
}

function paramsOf(entry: Entry, segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of entry.segments.entries()) {
    const actual = segments[index] ?? '';
    if (expected.startsWith('{')) {
      const value = decode(actual);
      if (value === undefined || value === '') return undefined;
      params[expected.slice(1, -1)] = value;
    } else if (expected !== actual) return undefined;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Finds the operation of a method and a path below /api, e.g. `GET`, `check-in/abc`. */
export function findRoute(method: string, path: string): Route | undefined {
  const segments = path.split('/');
  for (const entry of ENTRIES.get(`${method} ${segments.length}`) ?? []) {
    const params = paramsOf(entry, segments);
    if (params) return { operation: entry.operation, params };
  }
  return undefined;
}
