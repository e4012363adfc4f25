import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What asks for a link: a person or tool that means it, a browser that guesses a person may, or what only looks at it. */
export type Visitor = 'person' | 'guess' | 'preview';

/** Headers that only prefetches, prerenders and previews have, with values that differ between browsers. */
const GUESSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** The headers by which a visitor is recognised. */
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

/** Whether a browser opens the address as a page, and does not load it as a part of one. The fetch of Node says `cors`. */
function isOpened({
  'user-agent': agent,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
}: IncomingHttpHeaders): boolean {
  return agent === 'node' || ((mode ?? 'navigate') === 'navigate' && (dest ?? 'document') === 'document');
}

/** Tells who asks by the method and the headers. */
export function visitorOf({
  method,
  headers,
}: Partial<Pick<IncomingMessage, 'method'>> & Pick<IncomingMessage, 'headers'>): Visitor {
  if (method === 'HEAD' || READERS.test(headers['user-agent'] ?? '') || !isOpened(headers)) return 'preview';
  return GUESSES.some((name) => (headers[name] ?? '') !== '') ? 'guess' : 'person';
}
