import { beforeEach, expect, test, vi } from 'vitest';

import type { ChatCommand, ChatEvent } from './chat-frame.ts';
import type { MessengerFacts } from './messenger.ts';

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

/** The calls that the widget has received. */
let widget: unknown[][] = [];
/** The events that the app has received. */
let app: ChatEvent[] = [];
let script: EventTarget | undefined;
let say: (command: ChatCommand) => unknown;

/** The chat's page without the widget, as the official SDK sees it, and the line to the app. */
beforeEach(async () => {
  vi.resetModules();
  widget = [];
  app = [];
  script = undefined;
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    readyState: 'complete',
    getElementById: () => null,
    createElement: () => new EventTarget(),
    getElementsByTagName: () => [{ parentNode: { insertBefore: (element: EventTarget) => (script = element) } }],
    querySelector: () => script ?? null,
  });
  const line = Object.assign(new EventTarget(), {
    postMessage: (event: ChatEvent) => void app.push(event),
    start: () => {},
  });
  const { runIntercom } = await import('./run-intercom.ts');
  runIntercom(line as unknown as MessagePort);
  say = (data) => line.dispatchEvent(new MessageEvent('message', { data }));
});

/** The script arrives and takes over the queue. */
function widgetComes(): void {
  window.Intercom = (...call: unknown[]) => void widget.push(call);
  script?.dispatchEvent(new Event('load'));
}

function start(): void {
  say({ type: 'start', appId: 'sample', facts: FACTS });
  widgetComes();
}

const callbackOf = (method: string) =>
  widget.findLast(([name]) => name === method)?.[1] as ((value?: unknown) => void) | undefined;

test('loads nothing before the app says so', () => {
  expect(script).toBeUndefined();
  expect(window.Intercom).toBeUndefined();
});

test('runs in the EU without a launcher or notes of its own, and knows the guest from the start (R7-82, R7-83)', () => {
  start();
  expect(window.intercomSettings).toMatchObject({
    app_id: 'sample',
    api_base: 'https://api-iam.eu.intercom.io',
    hide_default_launcher: true,
    hide_notifications: true,
    ...FACTS,
  });
  expect(app).toEqual([{ type: 'started' }]);
});

test('its update has the eight data (R7-84)', () => {
  start();
  say({ type: 'update', facts: FACTS });
  expect(widget.at(-1)).toEqual(['update', FACTS]);
  expect(Object.keys(FACTS)).toHaveLength(8);
});

test('reports unread messages (R2-146)', () => {
  start();
  callbackOf('onUnreadCountChange')?.(3);
  callbackOf('onUnreadCountChange')?.(0);
  expect(app.slice(1)).toEqual([
    { type: 'unread', count: 3 },
    { type: 'unread', count: 0 },
  ]);
});

test('reports when it is shown and closed, even if the widget is already open', () => {
  start();
  say({ type: 'show' });
  expect(widget.at(-1)).toEqual(['show']);
  expect(app).toEqual([{ type: 'started' }]);
  callbackOf('onShow')?.();
  say({ type: 'show' });
  callbackOf('onHide')?.();
  say({ type: 'show' });
  expect(app.slice(1)).toEqual([{ type: 'shown' }, { type: 'shown' }, { type: 'hidden' }]);
});

test('shuts down before it says that it has stopped (R7-99)', () => {
  start();
  say({ type: 'stop' });
  expect(widget.at(-1)).toEqual(['shutdown']);
  expect(app.at(-1)).toEqual({ type: 'stopped' });
});

test('a blocked script is reported', () => {
  say({ type: 'start', appId: 'sample', facts: FACTS });
  script?.dispatchEvent(new Event('error'));
  expect(app).toEqual([{ type: 'failed' }]);
});
