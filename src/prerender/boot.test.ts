import { describe, expect, test } from 'vitest';

import { visit } from '../../tests/support/boot-visit.ts';

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
