import { describe, expect, test } from 'vitest';

import { visit, work } from '../../tests/support/boot-visit.ts';

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
