import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'card-fields');
const FILES = new Set(['field.html', 'field.css', 'field.ts', 'card-number.ts', 'messages.ts']);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

/** The field page makes no calls and loads nothing of others. Only pages of this machine or its host may frame it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self' http://localhost:* http://*.localhost:*",
].join('; ');

/** The host of the fields' frames, beside every local host of the app. */
export const CARD_FIELDS_ORIGIN = 'http://cards.localhost:*';

/** Whether a path belongs to the simulated payment provider. */
export const isCardFieldsPath = (path: string): boolean => path.startsWith('/card-fields/');

/** The simulated payment provider's field page and its parts, the scripts without their types. */
export const cardFieldsHost: RequestListener = (incoming, outgoing) => {
  const name = (incoming.url ?? '').split('?')[0]?.replace('/card-fields/', '') ?? '';
  if (FILES.has(name)) send(outgoing, name).catch(() => outgoing.destroy());
  else outgoing.writeHead(404).end();
};

async function send(outgoing: ServerResponse, name: string): Promise<void> {
  const text = await readFile(join(FOLDER, name), 'utf8');
  const body = name.endsWith('.ts') ? await withoutTypes(text, name) : text;
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(name)],
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  outgoing.end(body);
}

async function withoutTypes(text: string, name: string): Promise<string> {
  // Only when a card is about to be typed: the preview starts without Vite.
  const { transformWithOxc } = await import('vite');
  return (await transformWithOxc(text, name, { sourcemap: false })).code;
}
