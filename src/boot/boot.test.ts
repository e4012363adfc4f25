import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import type { AskedAhead } from '#api/asked-ahead.ts';
import type { ServedConfiguration } from '#config/configuration-file.ts';

import type { Built } from './built.ts';
import { bootSource } from './plugin.ts';

const BUILT: Built = {
  stayPages: { '/stay': 'stay-index', '/stay/breakfast': 'orders' },
  otherPages: { '/check-in': 'check-in' },
  files: { 'stay-index': ['/assets/stay-index.js'], orders: ['/assets/orders.js', '/assets/forms.js'] },
  words: {
    messages: { 'en-GB': '/assets/messages-en.js', 'de-DE': '/assets/messages-de.js' },
    orders: { 'de-DE': '/assets/orders-de.js' },
  },
  development: [],
  firstView: '/assets/first-view.js',
  fonts: { 'el-GR': ['/assets/latin.woff2', '/assets/greek.woff2'] },
};

/** What is newer than Safari 14. */
const NEWER = `
  delete Object.hasOwn;
  delete Array.prototype.at;
  delete Array.prototype.findLast;
  delete String.prototype.at;
  delete String.prototype.isWellFormed;
  delete String.prototype.replaceAll;
  delete Promise.any;
  delete Promise.withResolvers;
  delete Object.groupBy;
`;

let source = '';
beforeAll(async () => {
  source = await bootSource(BUILT);
});

interface Visit {
  readonly path: string;
  readonly stored?: Record<string, string>;
  readonly languages?: readonly string[];
  /** The answer of the API by path. */
  readonly answers?: Record<string, unknown>;
  readonly origin?: string;
  readonly before?: string;
}

/** Runs the script in a browser of which only as much is there as it needs. */
function visit({
  path,
  stored = {},
  languages = ['en-GB'],
  answers = {},
  origin = 'http://localhost',
  before = '',
}: Visit) {
  const url = new URL(path, origin);
  const preloaded: string[] = [];
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const places = ['wait', 'slow', 'check', 'again', 'door'].map((word) => ({ dataset: { word }, textContent: '' }));
  const boot = { querySelectorAll: () => places, classList: { add: vi.fn<(name: string) => void>() } };
  const timers: { act: () => void; ms: number }[] = [];
  const document = {
    title: '',
    documentElement: { lang: 'en' },
    getElementById: () => boot,
    createElement: () => ({ addEventListener: () => {} }),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  };
  const fetch = async (address: string, { headers = {} }: { headers?: Record<string, string> }): Promise<Response> => {
    asked.push({ url: address, headers });
    const answer = answers[new URL(address, url).pathname];
    return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
  };
  const window = {
    location: { hostname: url.hostname, pathname: url.pathname, search: url.search },
    localStorage: { getItem: (key: string) => stored[key] ?? null, removeItem: () => {}, setItem: () => {} },
    addEventListener: () => {},
  };
  const context = createContext({
    window,
    document,
    fetch,
    navigator: { languages },
    URLSearchParams,
    AbortController,
    performance,
    setTimeout: (act: () => void, ms: number) => timers.push({ act, ms }),
  });
  runInContext(before + source, context);
  const words = () => Object.fromEntries(places.map(({ dataset, textContent }) => [dataset.word, textContent]));
  const ahead = () => (context as { receptionAhead?: Record<string, AskedAhead> }).receptionAhead ?? {};
  const configuration = () =>
    (context as { receptionConfiguration?: Promise<ServedConfiguration> }).receptionConfiguration;
  return { configuration, asked, preloaded, document, words, boot, timers, ahead };
}

describe('the first words (R3-04, R3-121)', () => {
  test.each([
    [{}, ['da-DK'], 'da-DK', 'Et øjeblik…'],
    [{}, ['de-AT', 'fi'], 'de-DE', 'Einen Moment…'],
    [{}, ['el'], 'el-GR', 'Μια στιγμή…'],
    [{}, ['en-US'], 'en-GB', 'One moment…'],
    [{}, ['es'], 'es-ES', 'Un momento…'],
    [{}, ['et'], 'et-EE', 'Üks hetk…'],
    [{}, ['fi'], 'fi-FI', 'Hetki vain…'],
    [{}, ['it'], 'it-IT', 'Un momento…'],
    [{}, ['nl'], 'nl-NL', 'Een moment…'],
    [{}, ['nn'], 'nb-NO', 'Et øyeblikk…'],
    [{}, ['sv'], 'en-GB', 'One moment…'],
    [{ locale: 'de-DE' }, ['fi'], 'de-DE', 'Einen Moment…'],
    [{ locale: 'xx' }, ['fi'], 'fi-FI', 'Hetki vain…'],
  ])('stored %j, browser %j', (stored, languages, lang, wait) => {
    const { document, words } = visit({ path: '/stay', stored, languages });
    expect(document.documentElement.lang).toBe(lang);
    expect(words()['wait']).toBe(wait);
    expect(Object.values(words())).not.toContain('');
  });

  test('and after ten seconds what helps (S45)', () => {
    const { boot, timers } = visit({ path: '/stay' });
    expect(timers.map(({ ms }) => ms)).toEqual([10_000]);
    timers[0]?.act();
    expect(boot.classList.add).toHaveBeenCalledWith('boot-late');
  });

  test('a browser as old as Safari 14 says them too', () => {
    const { words, timers } = visit({ path: '/stay?slug=a', languages: ['de'], before: NEWER });
    expect(words()['wait']).toBe('Einen Moment…');
    expect(timers.map(({ ms }) => ms)).toEqual([10_000]);
  });
});

describe('on an operator’s host', () => {
  const answers = { '/config.json': JSON.parse(readFileSync('src/config/config.example.json', 'utf8')) };
  const origin = 'https://stay.nordwind.example';

  test('the configuration is asked for first, and the stay as soon as it is there, of its API (R7-01)', async () => {
    const { asked, ahead } = visit({ path: '/stay?slug=a', origin, answers });
    expect(asked.map(({ url }) => url)).toEqual(['/config.json']);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.url).toMatch(/^https:\/\/api\.nordwind\.example\/check-in\/a\?/);
    expect(Object.keys(ahead())).toEqual([asked[1]?.url]);
  });

  test('a page without a stay asks for it too: the app waits for it', () => {
    expect(visit({ path: '/check-in', origin, answers }).asked.map(({ url }) => url)).toEqual(['/config.json']);
  });

  test.each([
    ['https://stage.stay.nordwind.example', {}, 'https://api.stage.nordwind.example'],
    ['https://stage.stay.nordwind.example', { environment: 'prod' }, 'https://api.nordwind.example'],
    ['https://stage.stay.nordwind.example', { environment: 'development' }, 'https://api.stage.nordwind.example'],
    [origin, { environment: 'stage' }, 'https://api.nordwind.example'],
  ])('%s with %j stored asks %s (R3-116, R3-118)', async (host, stored, api) => {
    const { asked } = visit({ path: '/stay?slug=a', origin: host, stored, answers });
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.url.startsWith(`${api}/check-in/`)).toBe(true);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['an unknown host', 'https://stay.evil.test', answers],
    ['no configuration', origin, {}],
    ['something else', origin, { '/config.json': [] }],
    [
      'an address that is none',
      origin,
      { '/config.json': { ...answers['/config.json'], environments: { prod: { api: 5 } } } },
    ],
  ])('with %s nothing is asked of anybody', async (_, host, given) => {
    const { asked } = visit({ path: '/stay?slug=a', origin: host, answers: given });
    await new Promise((done) => setImmediate(done));
    expect(asked.map(({ url }) => url)).toEqual(['/config.json']);
  });

  test('the app takes the same answer', async () => {
    const { configuration } = visit({ path: '/stay?slug=a', origin, answers });
    expect(await configuration()).toMatchObject({ status: 200, text: JSON.stringify(answers['/config.json']) });
  });
});

describe('what a page waits for is asked for at once', () => {
  test.each(['http://localhost', 'http://wl.localhost', 'http://127.0.0.1'])(
    '%s fetches no configuration',
    (origin) => {
      const { asked } = visit({ path: '/stay?slug=a', origin });
      expect(asked.map(({ url }) => url.split('?')[0])).toEqual(['/api/check-in/a']);
    },
  );

  test('as if deployed, the stay is the app’s to ask for: it loads where', () => {
    expect(visit({ path: '/stay?slug=a', stored: { environment: 'stage' } }).asked).toEqual([]);
  });

  test('files and words of its part, in the guest’s language', () => {
    const { preloaded } = visit({ path: '/stay/breakfast?slug=a', languages: ['de'] });
    expect(preloaded).toEqual([
      '/assets/messages-de.js',
      '/assets/orders-de.js',
      '/assets/orders.js',
      '/assets/forms.js',
    ]);
  });

  test('the fonts of the language', () => {
    const { preloaded } = visit({ path: '/check-in', languages: ['el'] });
    expect(preloaded).toEqual(['/assets/latin.woff2', '/assets/greek.woff2']);
  });

  test('the stay and then its house, as the app will ask for them', async () => {
    const { asked, ahead } = visit({
      path: '/stay?slug=a%20b',
      stored: { locale: 'de-DE' },
      answers: { '/api/check-in/a%20b': { propertyId: 'house' }, '/api/properties/house': {} },
    });
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.map(({ url }) => url.split('?')[0])).toEqual(['/api/check-in/a%20b', '/api/properties/house']);
    expect(asked[0]?.url).toContain('%24expand%5B%5D=propertyKeys');
    expect(asked.map(({ headers }) => headers['x-language-code'])).toEqual(['de-DE', 'de-DE']);
    expect(Object.keys(ahead())).toEqual(asked.map(({ url }) => url));
  });

  test('the language on screen goes with both, also when nobody has chosen it (R7-02, R7-42)', async () => {
    const answers = { '/api/check-in/a': { propertyId: 'house' } };
    const { asked } = visit({ path: '/stay?slug=a', languages: ['fi'], answers });
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.map(({ headers }) => headers['x-language-code'])).toEqual(['fi-FI', 'fi-FI']);
  });

  test('the stored stay, where the address names none (R2-119)', () => {
    const { asked } = visit({ path: '/stay', stored: { currentStay: '{"slug":"b"}' } });
    expect(asked.map(({ url }) => url.split('?')[0])).toEqual(['/api/check-in/b']);
  });

  test.each(['/check-in?slug=a', '/stay/nope?slug=a', '/stay', '/stay?slug=', '/stay?slug=a&slug=b', '/stay?slug=.'])(
    'no stay at %s',
    (path) => {
      expect(visit({ path }).asked).toEqual([]);
    },
  );

  test('an unknown stay is the app’s to tell', async () => {
    const { asked, ahead } = visit({ path: '/stay?slug=a' });
    const [answer] = Object.values(ahead());
    expect((await answer?.answer)?.status).toBe(404);
    expect(asked).toHaveLength(1);
  });
});
