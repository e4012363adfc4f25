import { withoutParameters } from './link.ts';
import type { UnknownWord } from './link.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** The address with another value in the place of an unknown one. */
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

/** A body that says what is unknown in a link, what may be meant, and where to go on. */
export const linkProblem = (url: URL, unknown: readonly UnknownWord[]): string =>
  `<main><h1>This link says something that the fake backend does not know</h1>${unknown.map((each) => problem(url, each)).join('')}` +
  `<p>${link(pathOf(withoutParameters(url)), 'Open the page without it')}</p>` +
  `<p>${link('/__mock/', 'All situations')}</p></main>`;

/** The same as a whole page; its style is that of the page of testers. */
export const linkProblemPage = (url: URL, unknown: readonly UnknownWord[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>A link with unknown words</title>` +
  `<link rel="stylesheet" href="/__mock/page.css"></head><body>${linkProblem(url, unknown)}</body></html>`;
