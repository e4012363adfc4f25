/** The named world of this page, as `/w/anna`; empty for the default one. */
export const WORLD = /^\/w\/[^/]+/.exec(location.pathname)?.[0] ?? '';

interface Refusal {
  readonly errors?: readonly { readonly message: string }[];
}

/** Asks the control surface of this world; throws the sentence of a refusal. */
export async function ask<T>(method: string, verb: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${WORLD}/__mock/${verb}`, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const read = (await answer.json()) as T & Refusal;
  if (!answer.ok) throw new Error(read.errors?.[0]?.message ?? `The backend answered ${answer.status}.`);
  return read;
}

/** The same call for a terminal. */
export const asCurl = (method: string, verb: string, body?: unknown): string =>
  [
    `curl -X ${method} '${location.origin}${WORLD}/__mock/${verb}'`,
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ].join(' ');
