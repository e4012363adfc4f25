/** Parses a query string into texts: `123`, `662E41` and `null` stay texts, and a repeated name is a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const all = values.get(name);
    if (all === undefined) values.set(name, [value]);
    else all.push(value);
  }
  // Not by assignment: that would let `__proto__` set the prototype.
  return Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

/** The query string of such values, with its question mark; what is not a string is left out. */
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
