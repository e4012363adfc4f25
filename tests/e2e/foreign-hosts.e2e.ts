import { hostname } from 'node:os';

import { expect, test } from 'playwright/test';

test('no host name resolves outside this machine, not even its own (S89)', async ({ page, baseURL }) => {
  const elsewhere = new URL(String(baseURL));
  for (const name of [hostname(), 'example.com']) {
    elsewhere.hostname = name;
    await expect(page.goto(elsewhere.href), name).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  }
});
