import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

import { headersOf, reachOf, TYPES } from '#config/server-policy.ts';
import type { Answer, Reach } from '#config/server-policy.ts';
import { isAppPage } from '#lib/app-page.ts';

import { CARD_FIELDS_ORIGIN } from './card-fields/host.ts';
import { refusedMethod } from './engine/gate.ts';
import { refuse } from './engine/node-http.ts';

/** Files that must not be requested directly; compressed ones are sent in place of their originals. */
const HIDDEN = /\.(map|br|gz)$/;

/**
 * The production policy with the simulated card provider as the only third party, so that tests detect every violation.
 */
const reachHere = ({ headers: { host = 'localhost' } }: IncomingMessage): Reach =>
  reachOf({ origin: `http://${host}`, configured: { cardFields: CARD_FIELDS_ORIGIN } });

function answerOf(path: string): Answer {
  if (path === '/index.html') return 'page';
  if (path === '/chat.html') return 'chat';
  return path.startsWith('/assets/') ? 'asset' : 'file';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';

function setHeaders(outgoing: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
}

/** A 404 in plain text: a page sent instead of a script would be cached and executed (S7). */
function sendMissing(incoming: IncomingMessage, outgoing: ServerResponse): void {
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  setHeaders(outgoing, { ...headersOf('missing', reachHere(incoming)), 'Content-Type': TYPES['txt'] ?? '' });
  outgoing.writeHead(404).end('Not found\n');
}

/** Inserts scripts into the app's page, before all others. */
async function sendPageWith(scripts: readonly string[], root: string, outgoing: ServerResponse): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  outgoing.writeHead(200, { 'Content-Type': TYPES['html'] ?? '' });
  const tags = scripts.map((each) => `<script type="module" src="${each}"></script>`).join('');
  outgoing.end(page.replace('<head>', `<head>${tags}`));
}

/**
 * Serves the built app like a web server: compressed files, and the app's page on every other path. For testers the
 * page loads additional scripts from this origin.
 */
export function builtAppHost(root: string, ...scripts: readonly string[]): RequestListener {
  const files = sirv(root, { etag: true, brotli: true, gzip: true, extensions: [] });
  return (incoming, outgoing) => {
    const refused = refusedMethod(incoming.method, pathOf(incoming));
    if (refused !== undefined) return void refuse(outgoing, refused);
    const path = decoded(pathOf(incoming));
    const isPage = isAppPage(path);
    if (isPage) incoming.url = '/index.html';
    // Folders have no index page, and files no trailing slash.
    if (HIDDEN.test(path) || (!isPage && path.endsWith('/'))) return sendMissing(incoming, outgoing);
    setHeaders(outgoing, headersOf(answerOf(isPage ? '/index.html' : path), reachHere(incoming)));
    // The app's service worker caches the page under its file name.
    if (scripts.length > 0 && (isPage || path === '/index.html')) {
      return void sendPageWith(scripts, root, outgoing).catch(() => outgoing.destroy());
    }
    files(incoming, outgoing, () => sendMissing(incoming, outgoing));
  };
}
