import { createReadStream, existsSync, statSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { isAppPage } from '#lib/is-app-page.ts';

import { CARD_FIELDS_ORIGIN } from './card-fields-host.ts';

/**
 * The production policy with the simulated card provider as its only third party, so that nothing that breaks it is
 * built unseen.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src 'self' ${CARD_FIELDS_ORIGIN}`,
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file of a path, undefined when there is none; nothing outside the folder, no source maps, no dotfiles. */
function fileOf(root: string, path: string): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined) return undefined;
  const relative = normalize(decoded).replace(/^(\.\.[/\\])+/, '');
  if (/(^|\/)\.|\.map$/.test(relative)) return undefined;
  const file = join(root, relative);
  return file.startsWith(root) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** What a file of the built app is sent with. */
export const fileHeaders = (file: string): Record<string, string> => ({
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

function sendFile(outgoing: ServerResponse, file: string): void {
  outgoing.writeHead(200, fileHeaders(file));
  createReadStream(file)
    .on('error', () => outgoing.destroy())
    .pipe(outgoing);
}

/** The built app: its files, and its first page on every path that is one of its own. */
export const builtAppHost =
  (root: string, sending = sendFile): RequestListener =>
  (incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const file = fileOf(root, path);
    if (file !== undefined) return sending(outgoing, file);
    // A missing file is missing; every other path is one of the app's own (S7).
    if (!isAppPage(decode(path) ?? path)) return void outgoing.writeHead(404).end();
    return sending(outgoing, join(root, 'index.html'));
  };
