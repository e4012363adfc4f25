import type { Page } from 'playwright/test';

import { access, door } from './doors.ts';
import { expect, test } from './fixtures.ts';

const firstAdvice = (page: Page) => door(page, 'Street door').getByText('Is this the right door?');

test('collapsed help is found by Find in Page, opens with the keyboard, and is printed', async ({ page, visit }) => {
  await visit(access('stay-started'));
  const street = door(page, 'Street door');
  const question = street.getByText('Code not working?');
  await expect(question).toBeVisible();
  await expect(firstAdvice(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(firstAdvice(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await question.evaluate((words) => words.closest('summary')?.focus());
  await page.keyboard.press('Enter');
  await expect(firstAdvice(page)).toBeVisible();
  await expect(street.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(door(page, 'Apartment 405').getByText('Still shut? We are here for you.')).toBeHidden();
  await page.keyboard.press('Enter');

  await page.keyboard.press('Control+f');
  await expect(firstAdvice(page)).toBeAttached();
  await expect(firstAdvice(page)).toBeHidden();
  const isFound = () => (globalThis as unknown as { find: (words: string) => boolean }).find('Is this the right door?');
  await expect.poll(() => page.evaluate(isFound)).toBe(true);
});
