import type { Page } from 'playwright/test';

import { addCard, form } from './card-form.ts';
import { expect, test } from './fixtures.ts';

/** Everything a guest has typed or chosen on the page, in its order. */
const entered = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(({ value }) => value),
    );

test("text typed next to the payment provider's frames survives a change of language", async ({
  page,
  visit,
  world,
}) => {
  await visit(addCard('stay-started'));
  const untouched = await entered(page);
  await form(page).expiry.pressSequentially('0939');
  await form(page).name.fill('Anna Guest');
  const choices = await entered(page);
  expect(choices).not.toEqual(untouched);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect.poll(async () => (await world.calls('checkIn')).at(-1)?.headers['x-language-code']).toBe('de-DE');
  expect(await entered(page)).toEqual(choices);
});
