/** Serialises brackets and dollar signs as in the contract; list entries repeat their key (R7-06). */
export function serializeQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  return query.toString();
}

/** The address of a call: base address, path, and query if there is one. */
export function addressOf(
  baseUrl: string,
  { url, params }: { readonly url: string; readonly params?: unknown },
): string {
  const query = serializeQuery((params ?? {}) as Record<string, unknown>);
  return `${baseUrl}${url}${query && '?'}${query}`;
}
