import { beforeEach, expect, test } from 'vitest';

import { stubTab } from '../../tests/support/stub-tab.ts';
import { endKept } from './endings.ts';
import { sinceForgotten } from './since-forgotten.ts';

beforeEach(() => void stubTab());

// Proves R1-37 for an answer that comes late.
test('what was asked for before "Forget everything" is told from what is asked for after it', () => {
  const early = sinceForgotten();
  endKept('logout');
  expect(early()).toBe(false);
  endKept('everything');
  expect([early(), sinceForgotten()()]).toEqual([true, false]);
});
