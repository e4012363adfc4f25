import { promises } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

/** Sends a text of one of the backend's own pages, with its content security policy. */
export function sendText(outgoing: ServerResponse, extension: string, policy: string, body: string): void {
  outgoing.writeHead(200, {
    'content-type': TYPES[extension],
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  outgoing.end(body);
}

/** Sends a file after applying `change` to its text; a script is sent without its types. */
export async function sendFile(
  outgoing: ServerResponse,
  path: string,
  policy: string,
  change = (text: string): string => text,
): Promise<void> {
  const text = change(await promises.readFile(path, 'utf8'));
  sendText(outgoing, extname(path), policy, path.endsWith('.ts') ? await withoutTypes(text, basename(path)) : text);
}

async function withoutTypes(text: string, name: string): Promise<string> {
  // Loaded on demand, because Vite would delay the start of every host.
  const { transformWithOxc } = await import('vite');
  return (await transformWithOxc(text, name, { sourcemap: false })).code;
}
