import type { ScenarioKind } from '../scenarios/scenario.ts';

/** What the search reads of a scenario. */
export interface Findable {
  readonly name: string;
  readonly kind: ScenarioKind;
  readonly title: string;
  readonly sees: string;
  readonly covers: readonly string[];
  readonly group?: string | undefined;
  readonly steps?: string | undefined;
  readonly signIn?: string | undefined;
  readonly answers?: string | undefined;
  readonly faults?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** Terms that testers use for the same thing: each term of a line finds the others. */
const ALIKE = [
  'pay paid unpaid payment charge overdue',
  'key door lock code',
  'expire end ended runs lapse timeout',
  'token login session jwt auth',
  '401 unauthorized logged',
  'member account customer',
  'ban banned blocked blacklist blacklisted forbidden refused',
  'decline declined refuse refused denied fail',
  'commit committed taken saved',
  'lost drop dropped cut timeout fail',
  'fail failure error broken crash down',
  'two 2',
  'minute min',
  'dst daylight summer winter clocks',
  'time hour clock clocks',
  'offline network connection line internet wifi',
  'captive portal html hotel',
  'slow delay latency seconds',
  'lift elevator',
  'apartment flat unit room',
  'language locale translation',
  'robot robots captcha turnstile challenge bot',
  'identity id verification passport kyc',
  'refund refunded refundable',
  'reward voucher coupon',
  'chat messenger intercom',
  'operator brand',
  'extend extension nights',
].map((line) => line.split(' ').map(termOf));

/** Words that the search ignores. */
const EMPTY = new Set(
  'a about an and are as at be but by for from has in is it its no not of on only or out she he so the their them then there they this to until was what when where which who whose with without guest whom after before that'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('wi-fi', 'wifi')
      // Splits a number from its unit: 2min.
      .match(/\p{Letter}+|\p{Number}+/gu) ?? []
  );
}

/** Cuts the ending of a term, so that expires, expired and expiring are one. */
function stem(word: string): string {
  return word.replace(/(?<=..)(?:[aeiou]?(?:ing|ed|es)|[es])$/, '');
}

/** A word and its stem. */
interface Term {
  readonly word: string;
  readonly stem: string;
}

function termOf(word: string): Term {
  return { word, stem: stem(word) };
}

const termsOf = (text: string): Term[] => [...new Set(wordsOf(text))].map(termOf);

/** Rates how well a term matches: 4 the same word, 3 the same stem, 2 the same beginning, else 0. */
function nearness(asked: Term, { word, stem: root }: Term): number {
  if (word === asked.word) return 4;
  if (root === asked.stem && asked.word.length > 2) return 3;
  return word.startsWith(asked.word) ? 2 : 0;
}

function best(asked: readonly Term[], terms: readonly Term[]): number {
  let most = 0;
  for (const each of asked) for (const term of terms) most = Math.max(most, nearness(each, term));
  return most;
}

/** A term of the search, its parts, and the alike terms of each part. */
interface Asked {
  readonly word: string;
  readonly parts: readonly { readonly itself: readonly Term[]; readonly others: readonly Term[] }[];
}

/** Splits a term at its hyphens, as the titles have none. */
const askedFor = (word: string): Asked => ({
  word,
  parts: termsOf(word).map((term) => ({
    itself: [term],
    others: ALIKE.filter((line) => line.some((each) => each.stem === term.stem)).flat(),
  })),
});

/** The factor for matches in the name and title. */
const IN_TITLE = 4;
/** The factor for the term itself, as opposed to one of similar meaning. */
const ITSELF = 3;

/** The score of a requirement's id. */
const OF_ID = 100;
/** The score of a name or title that equals the query. */
const IS_PHRASE = 200;
/** The score of a title that contains the whole query. */
const IN_PHRASE = 60;
/** Results below this share of the best score are left out. */
const LEAST = 0.5;

/** The terms of a scenario, read once. */
interface Indexed<T extends Findable> {
  readonly found: T;
  readonly phrase: string;
  readonly title: readonly Term[];
  readonly rest: readonly Term[];
  readonly ids: readonly string[];
}

/** The rest of the text that is searched: steps, heading, account, answers, faults. */
const around = ({ steps = '', group = '', signIn = '', answers = '', faults = [] }: Findable): string =>
  [steps, group, signIn, answers, ...faults.flatMap((fault) => Object.values(fault).map(String))].join(' ');

const indexed = <T extends Findable>(found: T): Indexed<T> => ({
  found,
  phrase: wordsOf(found.title).join(' '),
  title: termsOf([found.name, found.title, ...(found.faults ?? []).map(({ kind }) => kind)].join(' ')),
  rest: termsOf(`${found.sees} ${around(found)}`),
  ids: found.covers.map((id) => id.toLowerCase()),
});

function weigh({ title, rest, ids }: Indexed<Findable>, { word, parts }: Asked): number {
  if (ids.includes(word)) return OF_ID;
  const weightIn = (terms: readonly Term[]): number => Math.max(best(terms, title) * IN_TITLE, best(terms, rest));
  return Math.min(...parts.map(({ itself, others }) => weightIn(itself) * ITSELF || weightIn(others)));
}

/** What a search finds, the best first. */
export interface Found<T> {
  readonly all: readonly T[];
  /** Whether each has every term; otherwise they have the most terms that any has. */
  readonly isWhole: boolean;
}

const bare = (phrase: string): string => phrase.replace(/^(?:an?|the) /, '');

/** The scenarios that a text joins by their names, as `a+b` or a link `/s/a+b` does; undefined for any other text. */
export function joinedIn<T extends Pick<Findable, 'name'>>(text: string, all: readonly T[]): readonly T[] | undefined {
  const names = text
    .trim()
    .replace(/^.*\/s\//, '')
    .replace(/\?.*$/, '')
    .split('+');
  if (names.length < 2) return undefined;
  const found = names.map((each) => all.find(({ name }) => name === each.trim()));
  return found.every((each) => each !== undefined) ? found : undefined;
}

/**
 * Returns a search by name, requirement id or text, which also finds terms of similar meaning. If no scenario has every
 * term, it returns those with the most.
 */
export function searchOf<T extends Findable>(all: readonly T[]): (text: string) => Found<T> {
  const index = all.map((each) => indexed(each));
  const find = (text: string): Found<T> => {
    const phrase = wordsOf(text).join(' ');
    // 'not' is ignored, but 'not paid' is a common search.
    const typed = text
      .trim()
      .toLowerCase()
      .replaceAll(/\bnot paid\b/g, 'unpaid');
    const joined = joinedIn(text, all);
    if (joined !== undefined) return { all: [...joined, ...nearestToAll(joined, find)], isWhole: true };
    const words = typed.split(/[\s,]+/).filter((word) => wordsOf(word).length > 0);
    if (words.length === 0) return { all, isWhole: true };
    const telling = words.filter((word) => !EMPTY.has(word));
    const asked = (telling.length > 0 ? telling : words).map(askedFor);
    const weighed = index.map((each) => {
      const weights = asked.map((word) => weigh(each, word));
      const isSaid = bare(each.phrase) === bare(phrase) || wordsOf(each.found.name).join(' ') === phrase;
      const isPart = asked.length > 1 && each.phrase.includes(phrase);
      const whole = isSaid ? IS_PHRASE : isPart ? IN_PHRASE : 0;
      const weight = weights.reduce((sum, one) => sum + one, whole);
      return { found: each.found, met: weights.filter((one) => one > 0).length, weight };
    });
    const most = Math.max(...weighed.map(({ met }) => met));
    const those = weighed.filter(({ met, weight }) => met === most && weight > 0);
    const least = Math.max(0, ...those.map(({ weight }) => weight)) * LEAST;
    const near = those.filter(({ weight }) => weight >= least);
    const sorted = near.toSorted((one, other) => other.weight - one.weight);
    return { all: sorted.map(({ found }) => found), isWhole: most === asked.length };
  };
  return find;
}

/** A link shows only one stay, so for several joined ones: up to three other stays that match all of their names best. */
export function nearestToAll<T extends Findable>(joined: readonly T[], find: (text: string) => Found<T>): readonly T[] {
  const stays = joined.filter(({ kind }) => kind === 'stay');
  if (stays.length < 2) return [];
  const words = stays.map(({ name }) => name.replaceAll('-', ' ')).join(' ');
  return find(words)
    .all.filter((each) => each.kind === 'stay' && !stays.includes(each))
    .slice(0, 3);
}
