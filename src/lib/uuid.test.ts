import { expect, test } from 'vitest';

import { randomUuid } from './uuid.ts';

test('a UUID of version 4, each another one (F2)', () => {
  const made = Array.from({ length: 500 }, randomUuid);
  for (const each of made)
    expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(500);
});
