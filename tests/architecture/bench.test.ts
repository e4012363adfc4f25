import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { floor, reception } from '../../tools/bench/developer/app-under-work.ts';

test.each([
  ['the app', reception],
  ['the floor', floor],
])('%s has the text once that the bench of a developer edits', (_name, { edit }) => {
  expect(readFileSync(edit.file, 'utf8').split(edit.from)).toHaveLength(2);
});
