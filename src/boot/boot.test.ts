import { describe, expect, test } from 'vitest';

import { visit, work } from '../../tests/support/boot-visit.ts';

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
      '/assets/app.js',
    ]);
  });

  test.each([
    ['of which the browser tells nothing', undefined, true],
    ['as slow as 3G', { effectiveType: '3g', rtt: 50 }, true],
    ['with a long way to the server', { effectiveType: '4g', rtt: 150 }, true],
    ['where all is there at once', { effectiveType: '4g', rtt: 50 }, false],
  ])('the app on a line %s', (_, line, isAtOnce) => {
    const { preloaded, timers } = visit({ path: '/stay/access?slug=a', ...(line && { line }) });
    expect(preloaded.includes('/assets/app.js')).toBe(isAtOnce);
    // Otherwise the guest sees the first view first, and the app waits for so long at most.
    expect(timers.map(({ ms }) => ms)).toEqual(isAtOnce ? [10_000] : [10_000, 400]);
  });

  test('the fonts of the language', () => {
    const { preloaded } = visit({ path: '/check-in', languages: ['el'] });
    expect(preloaded).toEqual(['/assets/latin.woff2', '/assets/greek.woff2', '/assets/app.js']);
  });

  test('and each is loaded when its file has come, by letters of the language', async () => {
    const { comes, loadedFonts } = visit({ path: '/check-in', languages: ['el'] });
    expect(loadedFonts).toEqual([]);
    comes('/assets/greek.woff2');
    await expect
      .poll(() => loadedFonts)
      .toEqual([{ font: "1em Commissioner, 'Commissioner Greek'", text: 'Η διαμονή σας' }]);
  });

  test('data and texts first; what draws the page is fetched in a later task', () => {
    const path = '/stay/breakfast?slug=a';
    const { asked, preloaded, timers, words } = visit({ path, languages: ['de'], isHeld: true });
    expect(asked).toHaveLength(1);
    expect(preloaded).toEqual(['/assets/messages-de.js', '/assets/orders-de.js']);
    expect(words()['wait']).toBe('One moment…');
    timers.find(({ ms }) => ms === 0)?.act();
    expect(preloaded.slice(2)).toEqual(['/assets/orders.js', '/assets/forms.js', '/assets/app.js']);
    expect(words()['wait']).toBe('Einen Moment…');
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

  test('the language on screen goes with both, also when the guest has chosen none (R7-02, R7-42)', async () => {
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

describe('the first view', () => {
  test('is drawn again with the house, also when its answer comes while the stay is drawn', async () => {
    const house = Promise.withResolvers<object>();
    const visited = visit({
      path: '/stay?slug=a',
      entries: 3,
      answers: { '/api/check-in/a': { propertyId: 'house' }, '/api/properties/house': house.promise },
      drawing: async () => {
        house.resolve({ key: 'A1' });
        const reads = Object.values(visited.ahead()).map(({ answer }) => answer);
        await Promise.all(reads);
        // The script reads the answer in the same task.
        await new Promise(setImmediate);
      },
    });
    await expect
      .poll(() => visited.drawn.map(({ answers }) => answers?.property))
      .toEqual([undefined, expect.objectContaining({ key: 'A1' })]);
  });
});

describe('the data of languages', () => {
  const answers = { '/api/check-in/a': { propertyId: 'house' }, '/api/properties/house': { key: 'A1' } };
  const addresses = ({ workers }: ReturnType<typeof visit>) => workers.map(({ address }) => address);

  test('comes in a worker, which runs this script', () => {
    expect(addresses(visit({ path: '/stay?slug=a' }))).toEqual(['/assets/boot.js']);
    expect(work()).toEqual(['loads dates', 'loads numbers', 'tells', 'ends']);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
  ])('in a tab with %i entries %i workers load it', (entries, count) => {
    expect(visit({ path: '/stay?slug=a', entries }).workers).toHaveLength(count);
  });

  test('its policy allows this script alone (S3)', () => {
    const visited = visit({
      path: '/check-in',
      before: `globalThis.trustedTypes = {
        createPolicy: (name, { createScriptURL }) => ({
          createScriptURL: () => name + ':' + createScriptURL('https://evil.example.test/x.js'),
        }),
      };`,
    });
    expect(addresses(visited)).toEqual(['boot:/assets/boot.js']);
  });

  test('a browser without workers does without', async () => {
    const { drawn, words } = visit({ path: '/stay?slug=a', answers, before: 'delete globalThis.Worker;' });
    expect(words()['wait']).toBe('One moment…');
    await expect.poll(() => drawn).not.toHaveLength(0);
  });

  test.each([
    ['says that it has loaded', ({ workers }: ReturnType<typeof visit>) => workers[0]?.listeners.get('message')?.()],
    ['fails', ({ workers }: ReturnType<typeof visit>) => workers[0]?.listeners.get('error')?.()],
    ['takes longer than 100 ms', ({ timers }: ReturnType<typeof visit>) => timers.find(({ ms }) => ms === 100)?.act()],
  ])('the first view comes once the worker %s', async (_, happens) => {
    const visited = visit({ path: '/stay?slug=a', answers });
    await expect.poll(() => visited.timers.map(({ ms }) => ms)).toContain(100);
    expect(visited.drawn).toEqual([]);
    happens(visited);
    await expect.poll(() => visited.drawn).not.toHaveLength(0);
  });

  test('an older tab, which starts no worker, shows the first view at once', async () => {
    const { drawn } = visit({ path: '/stay?slug=a', answers, entries: 3 });
    await expect.poll(() => drawn).not.toHaveLength(0);
  });
});
