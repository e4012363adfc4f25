import { readFileSync } from 'node:fs';

import { expect, test } from 'playwright/test';

import { copyEngine, README_FILES } from '../support/engine-copy.ts';
import type { EngineCopy } from '../support/engine-copy.ts';

// The tester page of the engine, with the fake backend of another contract.

let copy: EngineCopy;
let origin: string;
test.beforeAll(async () => {
  copy = copyEngine();
  const museum = readFileSync('tests/contract/elsewhere/museum.ts', 'utf8');
  copy.write('fake/museum.ts', museum.replaceAll('#mocks/engine/', './engine/'));
  copy.write('fake/serve.ts', (README_FILES.get('fake/server.ts') ?? '').replace('./fake.ts', './museum.ts'));
  origin = await copy.serve('fake/serve.ts');
});
test.afterAll(() => copy.end());

test('F13: a tester opens a situation, moves the clock, sets a fault, sees the calls and undoes one', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const call = (method: string, path: string) =>
    page.evaluate(async (init) => (await fetch(`/api/${init.path}`, init)).status, { method, path });
  const region = (name: string) => page.getByRole('region', { name });

  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/__mock/`);
  await page.getByRole('link', { name: 'tea-party-tomorrow' }).click();
  await expect(page).toHaveURL(`${origin}/__mock/`);
  expect(await call('DELETE', 'special-events/6744a0da-4121-49cd-8479-f8cc20526495')).toBe(204);
  await expect(region('Calls')).toContainText('DELETE /api/special-events/6744a0da-4121-49cd-8479-f8cc20526495 → 204');
  await page.getByRole('button', { name: 'Undo the last write' }).click();
  expect(await call('GET', 'special-events/6744a0da-4121-49cd-8479-f8cc20526495')).toBe(200);

  await page.getByLabel('How far').fill('P5D');
  await page.getByRole('button', { name: 'Freeze' }).click();
  await page.getByRole('button', { name: 'Advance' }).click();
  await expect(region('Clock')).toContainText(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  expect(await call('GET', 'special-events/6744a0da-4121-49cd-8479-f8cc20526495')).toBe(404);

  expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
  await page.getByLabel('Operation').fill('nothing');
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('status')).toContainText("operation must be '*' or one of getMuseumHours");
  await page.getByLabel('Operation').fill('getMuseumHours');
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(region('Faults')).toContainText('"status":503');
  expect(await call('GET', 'museum-hours')).toBe(503);
  await page.getByRole('button', { name: 'End all' }).click();
  await expect(region('Faults')).not.toContainText('503"');
  expect(await call('GET', 'museum-hours')).toBe(200);
});
