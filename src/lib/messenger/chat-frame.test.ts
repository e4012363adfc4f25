import { expect, test } from 'vitest';

import { readChatEvent } from './chat-frame.ts';

test.each([
  { type: 'started' },
  { type: 'failed' },
  { type: 'shown' },
  { type: 'hidden' },
  { type: 'stopped' },
  { type: 'unread', count: 0 },
  { type: 'unread', count: 12 },
])('%j is understood', (event) => {
  expect(readChatEvent(event)).toEqual(event);
});

test.each([
  undefined,
  null,
  'shown',
  [],
  {},
  { type: 'unread' },
  { type: 'unread', count: -1 },
  { type: 'unread', count: 1.5 },
  { type: 'unread', count: '3' },
  { type: 'unread', count: null },
  { type: 'shown', address: 'https://evil.example' },
  { type: 'navigate' },
  { type: 'constructor' },
  { source: 'react-devtools-content-script' },
])('%j is ignored', (event) => {
  expect(readChatEvent(event)).toBeUndefined();
});
