import type { IncomingHttpHeaders } from 'node:http';

/** What asks for a link: a person or tool that means it, a browser that guesses a person may, or a reader of previews. */
export type Visitor = 'person' | 'guess' | 'preview';

/** The headers by which browsers say that nobody has opened the page yet. */
const GUESSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * Those who read an address that somebody has written in a chat, a mail or a document, as they call themselves. A phone
 * of the make Cubot is none of them, and neither are browsers inside of chats.
 */
const READERS = new RegExp(
  [
    String.raw`(?<!cu)bot\b`,
    'externalhit|externalagent|externalfetcher',
    String.raw`whatsapp\/|preview|pagerenderer|web\/snippet|cardyb|vkshare|camo\b`,
    'crawl|spider|scrap|slurp|archiver|unfurl|embed|iframely|validator|inspectiontool|read-aloud|linkcheck|link-check',
    'mastodon|pleroma|akkoma|misskey',
    // An office program looks at a link before it hands it to the browser.
    'ms-office|msoffice|microsoft office',
  ].join('|'),
  'i',
);

/** Tells by its headers who asks. */
export function visitorOf(headers: IncomingHttpHeaders): Visitor {
  if (READERS.test(headers['user-agent'] ?? '')) return 'preview';
  return GUESSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? ''))) ? 'guess' : 'person';
}
