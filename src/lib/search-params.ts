/** A query string as values that stay strings: `123`, `662E41` and `null` are never anything else; a repeated name is a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(query.keys())) {
    const all = query.getAll(name);
    values[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return values;
}

/** The query string of such values, with its question mark; empty values are left out. */
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
