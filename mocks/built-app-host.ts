import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import sirv from 'sirv';

import { sourcesOf, THIRD_PARTIES } from '#config/third-parties.ts';
import { isAppPage } from '#lib/is-app-page.ts';

import { CARD_FIELDS_ORIGIN } from './card-fields-host.ts';

/** The one style that the script of the card fields sets on its frames. */
const FRAME_STYLES = THIRD_PARTIES.flatMap((party) => sourcesOf(party, 'app', 'style-src-attr', { cardFields: true }));

/** The production policy with the simulated card provider as its only third party, so that tests see every breach. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${CARD_FIELDS_ORIGIN}`,
  "style-src 'self'",
  `style-src-attr ${FRAME_STYLES.join(' ')}`,
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

/** What every file of the built app is sent with, beside its own type, size and tag. */
function setHeaders(outgoing: ServerResponse, path: string): void {
  const isNamedByContent = path.startsWith('/assets/');
  outgoing.setHeader('content-security-policy', POLICY);
  outgoing.setHeader('referrer-policy', 'no-referrer');
  outgoing.setHeader('x-content-type-options', 'nosniff');
  outgoing.setHeader('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';

/**
 * The built app: its files, and its first page on every path of the app. A file with a `.br` beside it is sent packed;
 * source maps and dotfiles are not sent.
 */
export function builtAppHost(root: string): RequestListener {
  const files = sirv(root, { etag: true, brotli: true, extensions: [], setHeaders });
  return (incoming, outgoing) => {
    const path = pathOf(incoming);
    const sendFirstPage = () => {
      // A missing file is missing; every other path is one of the app (S7).
      if (!isAppPage(decoded(path))) return void outgoing.writeHead(404).end();
      incoming.url = '/index.html';
      files(incoming, outgoing);
    };
    if (path.endsWith('.map')) return sendFirstPage();
    files(incoming, outgoing, sendFirstPage);
  };
}
