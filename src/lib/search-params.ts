/** Parses a query string into strings: `123`, `662E41` and `null` stay strings, and repeated names become lists. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const all = values.get(name);
    if (all === undefined) values.set(name, [value]);
    else all.push(value);
  }
  // `fromEntries` instead of assignment, which would let `__proto__` change the prototype.
  return Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

/** The query string of such values with its question mark; non-strings are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string') query.append(name, item);
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
