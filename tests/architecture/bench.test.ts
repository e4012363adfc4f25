import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { floor, reception } from '../../tools/bench/developer/app-under-work.ts';

test.each([
  ['the app', reception],
  ['the floor', floor],
])('%s contains the text that the developer bench edits exactly once', (_name, { edit }) => {
  expect(readFileSync(edit.file, 'utf8').split(edit.from)).toHaveLength(2);
});
