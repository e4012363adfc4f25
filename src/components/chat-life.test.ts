import { beforeEach, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';

import { stubTab } from '../../tests/support/stub-tab.ts';

const [STAY, NEXT] = ['stay-1', 'stay-2'] as [Slug, Slug];

beforeEach(() => void stubTab());

// Proves S15 for a chat that comes late.
test('an opened chat is kept with its stay, unless the guest has gone on to another one', async () => {
  const { chatWasOpened } = await import('./chat-life.ts');
  const { writeCurrentStay } = await import('#session/current-stay.ts');
  window.localStorage.setItem('privacyChoice', '{"analytics":false,"messenger":true}');
  const kept = () => window.localStorage.getItem('chatOpened');
  // A stay that cannot be read is not stored.
  chatWasOpened(STAY);
  expect(kept()).toBe('{"slug":"stay-1"}');
  writeCurrentStay(STAY);
  writeCurrentStay(NEXT);
  chatWasOpened(STAY);
  expect(kept()).toBeNull();
});
