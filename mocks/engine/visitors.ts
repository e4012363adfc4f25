import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Who requests a link: a person or tool that opens it, a browser that prefetches it, or a program that makes a preview. */
export type Visitor = 'person' | 'guess' | 'preview';

/** Headers that only prefetches, prerenders and previews have, with values that differ between browsers. */
const GUESSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** The headers that decide who the visitor is. */
export const LOOKED_AT = ['user-agent', 'sec-fetch-mode', 'sec-fetch-dest', ...GUESSES] as const;

/**
 * User agents that fetch a link for its preview in a chat, a mail or a document. Phones of the brand Cubot and the in-app
 * browsers of chats do not match.
 */
const READERS = new RegExp(
  [
    String.raw`(?<!cu)bot\b`,
    'externalhit|externalagent|externalfetcher',
    String.raw`whatsapp\/|preview|pagerenderer|web\/snippet|cardyb|vkshare|camo\b`,
    'crawl|spider|scrap|slurp|archiver|unfurl|embed|iframely|validator|inspectiontool|read-aloud|linkcheck|link-check',
    'mastodon|pleroma|akkoma|misskey',
    // Office programs request a link before they pass it to the browser.
    'ms-office|msoffice|microsoft office',
    // Servers of chats and mails that fetch for their users.
    String.raw`im(?:age|g)proxy|^rocket\.chat`,
  ].join('|'),
  'i',
);

/** Whether the address is opened as a page, not loaded by one. Node's `fetch` sends `cors` as its mode, and counts as well. */
function isOpened({
  'user-agent': agent,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
}: IncomingHttpHeaders): boolean {
  return agent === 'node' || ((mode ?? 'navigate') === 'navigate' && (dest ?? 'document') === 'document');
}

/** Who requests a link, judged by method and headers. */
export function visitorOf({
  method,
  headers,
}: Partial<Pick<IncomingMessage, 'method'>> & Pick<IncomingMessage, 'headers'>): Visitor {
  if (method === 'HEAD' || READERS.test(headers['user-agent'] ?? '') || !isOpened(headers)) return 'preview';
  return GUESSES.some((name) => (headers[name] ?? '') !== '') ? 'guess' : 'person';
}
