import { expect, test } from './fixtures.ts';

import { signInAs } from './sign-in-as.ts';

test('a login that expires offline keeps the door and a half-filled form on screen', async ({ page, context }) => {
  await signInAs(page, 'customer-member');
  const door = await context.newPage();
  await door.goto('/stay/access?slug=stay-started');
  const form = await context.newPage();
  await form.goto('/stay/late-check-out?slug=stay-started');
  const hour = form.getByRole('radio', { name: /^14:00/ });
  await hour.check();
  await expect(door.getByRole('heading', { name: 'Street door' })).toBeVisible();

  await context.setOffline(true);
  const reread = [door, form].map((tab) =>
    tab.waitForEvent('requestfailed', (request) => /check-in/.test(request.url())),
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await Promise.all(reread);
  await expect(door.getByRole('heading', { name: 'Street door' })).toBeVisible();
  await expect(hour).toBeChecked();
  await expect(form.getByRole('button', { name: 'Confirm and pay' })).toBeVisible();
});
