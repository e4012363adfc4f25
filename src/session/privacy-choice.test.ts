import { beforeEach, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/slug.ts';

import { stubTab } from '../../tests/support/stub-tab.ts';

const STAY = 'stay-1' as Slug;

let device: Storage;
let window: EventTarget;
let jar: string;

/** The browser of a guest, with an id of analytics from before anybody was asked. */
async function open() {
  vi.resetModules();
  return { ...(await import('./privacy-choice.ts')), ...(await import('./chat-opened.ts')) };
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
  const { choose, noteChatOpened, keepChatOpened } = await open();
  noteChatOpened(STAY);
  keepChatOpened();
  choose({ analytics: true, messenger: true });
  expect([jar, device.getItem('chatOpened')]).toEqual(['analytics_id=1', '{"slug":"stay-1"}']);
  choose({ analytics: false, messenger: false });
  expect([jar, device.getItem('chatOpened')]).toEqual(['analytics_id=', null]);
});

test('an answer is heard in this tab, in another one, and when it was forgotten', async () => {
  const { choose, onChoice } = await open();
  const { endKept } = await import('./endings.ts');
  const heard = vi.fn<() => void>();
  const leave = onChoice(heard);
  choose({ analytics: true });
  for (const key of ['privacyChoice', null, 'locale'])
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(heard).toHaveBeenCalledTimes(3);
  endKept('forget');
  endKept('everything');
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
  choose({ analytics: false });
  expect(heard).toHaveBeenCalledTimes(4);
});
