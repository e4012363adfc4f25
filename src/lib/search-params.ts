/** Parses a query string into texts: `123`, `662E41` and `null` stay texts, and a repeated name is a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  const valueOf = (name: string): string | string[] => {
    const all = query.getAll(name);
    return all.length === 1 ? (all[0] ?? '') : all;
  };
  // Not by assignment: that would let `__proto__` set the prototype.
  return Object.fromEntries([...query.keys()].map((name) => [name, valueOf(name)]));
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
