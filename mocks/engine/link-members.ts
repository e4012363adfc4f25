import { invalid } from './http.ts';
import type { HttpError } from './http.ts';
import type { UnknownWord } from './opened.ts';

/** Builds a link from the members of a request; each is a string or a list of strings. */
export function linkFrom({ page, host, ...fields }: Readonly<Record<string, unknown>>, name: string | undefined): URL {
  const textsOf = (field: string, value: unknown): string[] => {
    const all: unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return all.map((each) => {
      if (typeof each !== 'string') throw invalid(field, 'must be a string or a list of strings');
      return each;
    });
  };
  const [path = '/'] = textsOf('page', page);
  const [authority = 'localhost'] = textsOf('host', host);
  const link = URL.parse(path.replace(/^[/\\]*/, '/'), `http://${authority}`);
  if (link === null) throw invalid('host', 'must be a host, with its port if it has one');
  for (const parameter of ['scenario', 'now', 'fault'] as const) {
    for (const each of textsOf(parameter, fields[parameter])) link.searchParams.append(parameter, each);
  }
  if (!/[^ +,]/.test(link.searchParams.getAll('scenario').join(''))) throw invalid('scenario', 'is required');
  if (name !== undefined) link.searchParams.set('world', name);
  return link;
}

/** The error for unknown words in a link. */
export function unknownIn(words: readonly UnknownWord[]): HttpError {
  const [{ parameter, word, why, meant } = { parameter: 'scenario', word: '', why: '', meant: [] }] = words;
  return invalid(parameter, `'${word}' ${why}${meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`}`);
}
