import { RESTART, withoutParameters } from './addresses.ts';
import type { Fake } from './fake.ts';
import type { ChangedWorld, UnknownWord } from './opened.ts';
import type { Visitor } from './visitors.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** The address with an unknown word replaced. */
function corrected(url: URL, { parameter, word }: UnknownWord, meant: string): string {
  const next = new URL(url);
  const all = next.searchParams.getAll(parameter);
  next.searchParams.delete(parameter);
  const replaced = (value: string): string =>
    parameter === 'scenario'
      ? value
          .split(/[ +,]+/)
          .map((each) => (each === word ? meant : each))
          .join(' ')
      : value === word
        ? meant
        : value;
  for (const value of all) next.searchParams.append(parameter, replaced(value));
  return pathOf(next);
}

const link = (href: string, words: string): string => `<a href="${escaped(href)}">${escaped(words)}</a>`;

function problem(url: URL, unknown: UnknownWord): string {
  const meant = unknown.meant.map((each) => `<li>${link(corrected(url, unknown, each), each)}</li>`).join('');
  const words = unknown.parameter === 'scenario' ? unknown.word.replaceAll('-', ' ') : '';
  return (
    `<section><h2><code>${escaped(unknown.parameter)}=${escaped(unknown.word)}</code></h2>` +
    `<p>“${escaped(unknown.word)}” ${escaped(unknown.why)}.</p>` +
    (meant === '' ? '' : `<p>Did you mean one of these?</p><ul>${meant}</ul>`) +
    (words === '' ? '' : `<p>${link(`/__mock/?q=${encodeURIComponent(words)}`, 'Search all situations')}</p>`) +
    '</section>'
  );
}

/** The body of a page that lists the unknown words of a link, with suggestions. */
export const linkProblem = (url: URL, unknown: readonly UnknownWord[]): string =>
  `<main><h1>Part of this link is unknown to the fake backend</h1>${unknown.map((each) => problem(url, each)).join('')}` +
  `<p>${link(pathOf(withoutParameters(url)), 'Open the page without it')}</p>` +
  `<p>${link('/__mock/', 'All situations')}</p></main>`;

/** The body of a page that asks before a link restarts a changed world. */
export function linkQuestion(url: URL, { world, mark, goal }: ChangedWorld): string {
  const [restart, another] = [new URL(url), new URL(url)];
  restart.searchParams.set(RESTART, mark);
  another.searchParams.delete('world');
  return (
    `<main><h1>The world ${escaped(world)} has been changed</h1>` +
    '<p>This link restarts it. All changes would be lost: orders, clock, faults.</p>' +
    `<p>${link(URL.canParse(goal) ? goal : `/w/${world}${goal}`, 'Continue with it as it is')}</p>` +
    `<p>${link(pathOf(another), 'Start a new world instead')}</p>` +
    `<p>${link(pathOf(restart), `Restart ${world}`)}</p></main>`
  );
}

/** A whole page in the style of the testers' page. */
export const pageOf = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>${head}` +
  `<link rel="stylesheet" href="/__mock/page.css"></head><body>${body}</body></html>`;

type Describes = Pick<Fake<never>, 'describeLink'>;

/** Reloads the page once it becomes visible; the reload does not carry the header that marks a prefetch. */
const WHEN_SEEN =
  '<script>const open = () => location.reload();' +
  "if (document.prerendering) document.addEventListener('prerenderingchange', open, { once: true });" +
  "else if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') open();</script>";

/** A page shown instead of following a link. */
export interface LinkPage {
  readonly status: number;
  readonly html: string;
}

/** The 404 for a link with unknown words. */
export const unknownWords = (url: URL, unknown: readonly UnknownWord[]): LinkPage => ({
  status: 404,
  html: pageOf('An invalid tester link', linkProblem(url, unknown)),
});

/** Describes what a link would do, for visitors who have not opened it: a preview in a chat, or a prefetching browser. */
export function linkShown({ describeLink }: Describes, url: URL, visitor: Visitor): LinkPage {
  const sentences = describeLink(url);
  if ('unknown' in sentences) return unknownWords(url, sentences.unknown);
  const text = sentences.join(' ');
  const title = 'A tester link';
  const body = `<main><h1>${title}</h1>${sentences.map((each) => `<p>${escaped(each)}</p>`).join('')}<p>${link(pathOf(url), 'Open it')}</p></main>`;
  const head = `<meta property="og:title" content="${title}"><meta property="og:description" content="${escaped(text)}"><meta name="description" content="${escaped(text)}">`;
  return { status: 200, html: pageOf(title, body, visitor === 'guess' ? head + WHEN_SEEN : head) };
}
