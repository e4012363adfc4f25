import { beforeEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../tests/support/fake-storage.ts';
import { endKept } from './endings.ts';
import { sinceForgotten } from './since-forgotten.ts';

beforeEach(() => {
  const window = Object.assign(new EventTarget(), {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { cookie: '' });
});

// Proves R1-37 for an answer that comes late.
test('what was asked for before "Forget everything" is told from what is asked for after it', () => {
  const early = sinceForgotten();
  endKept('logout');
  expect(early()).toBe(false);
  endKept('everything');
  expect([early(), sinceForgotten()()]).toEqual([true, false]);
});
