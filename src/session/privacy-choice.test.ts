import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';

import { stubTab } from '../../tests/support/stub-tab.ts';
import { analyticsId } from './privacy-choice.ts';

const STAY = 'stay-1' as Slug;

let device: Storage;
let window: EventTarget;
let jar: string;

/** The browser of a guest, with an id of analytics from before anybody was asked. */
async function open() {
  vi.resetModules();
  return import('./privacy-choice.ts');
}

beforeEach(() => {
  jar = 'analytics_id=1';
  ({ device, window } = stubTab());
  vi.stubGlobal('location', { hostname: 'app.example.test' });
  vi.stubGlobal('document', {
    get cookie() {
      return jar;
    },
    set cookie(value: string) {
      jar = value.split(';')[0] ?? '';
    },
  });
});

// Proves R1-35.
test.each([null, '', '{{{', 'null', '{}', '{"analytics":true}', '{"analytics":"yes","messenger":"yes"}', '[]'])(
  'without an answer nothing is allowed: %s',
  async (stored) => {
    if (stored !== null) device.setItem('privacyChoice', stored);
    const { readChoice, isAllowed } = await open();
    expect([readChoice(), isAllowed('analytics'), isAllowed('messenger')]).toEqual([undefined, false, false]);
  },
);

test.each([
  [
    { analytics: true, messenger: true },
    { analytics: true, messenger: true },
  ],
  [
    { analytics: false, messenger: false },
    { analytics: false, messenger: false },
  ],
  [{ analytics: true }, { analytics: true, messenger: false }],
  [{ messenger: true }, { analytics: false, messenger: true }],
])('an answer of %o is kept with its time, and what was not asked is refused', async (given, kept) => {
  const { choose, readChoice } = await open();
  choose(given);
  expect(readChoice()).toEqual(kept);
  expect(JSON.parse(device.getItem('privacyChoice') ?? '')).toHaveProperty('at', expect.stringMatching(/Z$/));
});

test('a changed answer changes one thing only', async () => {
  const { choose, readChoice } = await open();
  choose({ analytics: true, messenger: true });
  choose({ analytics: false });
  expect(readChoice()).toEqual({ analytics: false, messenger: true });
});

test('what is refused leaves the device', async () => {
  const { choose, noteChatOpened, storeChatOpened } = await open();
  noteChatOpened(STAY);
  storeChatOpened();
  choose({ analytics: true, messenger: true });
  expect([jar, device.getItem('chatOpened')]).toEqual(['analytics_id=1', '{"slug":"stay-1"}']);
  choose({ analytics: false, messenger: false });
  expect([jar, device.getItem('chatOpened')]).toEqual(['analytics_id=', null]);
});

test('an answer is heard in this tab, in another one, and when it was forgotten', async () => {
  const { choose, onChoice } = await open();
  const { clearStorage } = await import('./on-device.ts');
  const heard = vi.fn<() => void>();
  const leave = onChoice(heard);
  choose({ analytics: true });
  for (const key of ['privacyChoice', null, 'locale'])
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(heard).toHaveBeenCalledTimes(3);
  clearStorage('forget');
  clearStorage('everything');
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
  choose({ analytics: false });
  expect(heard).toHaveBeenCalledTimes(4);
});

describe('the id of analytics', () => {
  let written: string[] = [];
  let cookies = '';

  beforeEach(() => {
    [written, cookies] = [[], 'accessToken=a.b.c; mock-session=1'];
    vi.stubGlobal('document', {
      get cookie() {
        return cookies;
      },
      set cookie(value: string) {
        written.push(value);
        cookies = [cookies.replace(/; analytics_id=[^;]*/, ''), value.split(';')[0]].join('; ');
      },
    });
  });

  test('a random id is kept for a year, in a cookie for this site (R9-34, R9-51)', () => {
    const id = analyticsId();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(written).toEqual([`analytics_id=${id}; Path=/; Secure; SameSite=Lax; Max-Age=31536000`]);
  });

  test('the id that is there stays, and is not kept any longer', () => {
    const id = analyticsId();
    expect(analyticsId()).toBe(id);
    expect(written).toHaveLength(1);
  });

  test('an empty one is ignored', () => {
    cookies = 'analytics_id=';
    expect(analyticsId()).not.toBe('');
  });
});
