import { beforeEach, expect, test, vi } from 'vitest';

import type { MessengerFacts } from '#domain/support/chat-guest.ts';

const FACTS: MessengerFacts = {
  created_at: 1_795_176_000,
  source: 'Messenger',
  email: 'anna@guest.example',
  name: 'Anna Guest',
  user_id: 'ext-anna',
  user_hash: 'hash-anna',
  property_city: 'Helsinki',
  property_name: 'Kasarmikatu 40',
};

/** What the widget has been told since it came. */
let told: unknown[][] = [];
let script: (EventTarget & { remove: () => void }) | undefined;

/** A page without the widget, as the official SDK sees it. */
async function onNewPage() {
  vi.resetModules();
  vi.useFakeTimers();
  told = [];
  script = undefined;
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    readyState: 'complete',
    getElementById: () => null,
    createElement: () => Object.assign(new EventTarget(), { remove: () => (script = undefined) }),
    getElementsByTagName: () => [{ parentNode: { insertBefore: (element: typeof script) => (script = element) } }],
    querySelector: () => script ?? null,
  });
  return (await import('./intercom-messenger.ts')).intercomMessenger;
}

/** The script arrives and takes over the queue. */
function widgetComes(): void {
  window.Intercom = (...call: unknown[]) => void told.push(call);
  script?.dispatchEvent(new Event('load'));
}

const callbackOf = (method: string) =>
  told.findLast(([name]) => name === method)?.[1] as ((value?: unknown) => void) | undefined;

beforeEach(() => vi.useRealTimers());

test('runs in the EU without a launcher of its own, and knows the guest from the start (R7-82, R7-83)', async () => {
  const messenger = await onNewPage();
  const starting = messenger.start(FACTS);
  expect(window.intercomSettings).toMatchObject({
    api_base: 'https://api-iam.eu.intercom.io',
    hide_default_launcher: true,
    ...FACTS,
  });
  widgetComes();
  await expect(starting).resolves.toBeUndefined();
});

test('its update has the eight data (R7-84)', async () => {
  const messenger = await onNewPage();
  const starting = messenger.start(FACTS);
  widgetComes();
  await starting;
  messenger.update(FACTS);
  expect(told.at(-1)).toEqual(['update', FACTS]);
  expect(Object.keys(FACTS)).toHaveLength(8);
});

test('pushes the unread messages (R2-146)', async () => {
  const messenger = await onNewPage();
  const starting = messenger.start(FACTS);
  widgetComes();
  await starting;
  const counts: number[] = [];
  messenger.onUnread((count) => counts.push(count));
  callbackOf('onUnreadCountChange')?.(3);
  callbackOf('onUnreadCountChange')?.(0);
  expect(counts).toEqual([3, 0]);
});

test('is shown once it tells of it; what is open already needs no telling', async () => {
  const messenger = await onNewPage();
  const starting = messenger.start(FACTS);
  widgetComes();
  await starting;
  const showing = messenger.show();
  expect(told.at(-1)).toEqual(['show']);
  callbackOf('onShow')?.();
  await expect(showing).resolves.toBeUndefined();
  await expect(messenger.show()).resolves.toBeUndefined();
});

test('that it does not open is said after ten seconds', async () => {
  const messenger = await onNewPage();
  const starting = messenger.start(FACTS);
  widgetComes();
  await starting;
  const showing = messenger.show();
  await Promise.all([expect(showing).rejects.toThrow('did not open'), vi.advanceTimersByTimeAsync(10_000)]);
});

test('after a logout the next guest starts anew, with nothing of the one before (R7-99)', async () => {
  const messenger = await onNewPage();
  const starting = messenger.start(FACTS);
  widgetComes();
  await starting;
  messenger.stop();
  expect(told.at(-1)).toEqual(['shutdown']);
  told = [];
  await messenger.start({ created_at: 1_795_176_060, source: 'Messenger' });
  expect(told[0]).toEqual([
    'boot',
    {
      app_id: 'sample-app-id',
      api_base: 'https://api-iam.eu.intercom.io',
      hide_default_launcher: true,
      created_at: 1_795_176_060,
      source: 'Messenger',
    },
  ]);
});

test.each([
  ['blocked', () => script?.dispatchEvent(new Event('error'))],
  ['hanging', () => vi.advanceTimersByTimeAsync(10_000)],
])('a script that is %s leaves nothing behind and can be tried again', async (_words, happens) => {
  const messenger = await onNewPage();
  const starting = messenger.start(FACTS);
  await Promise.all([expect(starting).rejects.toThrow('could not be loaded'), happens()]);
  expect(script).toBeUndefined();
  expect(window.Intercom).toBeUndefined();
  expect(window.intercomSettings).toBeUndefined();
  const again = messenger.start(FACTS);
  expect(script).toBeDefined();
  widgetComes();
  await expect(again).resolves.toBeUndefined();
});
