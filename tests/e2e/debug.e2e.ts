import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in-as.ts';

test('the test page links to all situations, and can throw an error (R2-06, R2-124)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/test');
  await expect(page.getByRole('heading', { name: 'Test this deployment' })).toBeVisible();
  const scenarios = page.getByRole('region', { name: 'Scenarios' });
  await expect(scenarios.getByRole('link', { name: /^All \d+ situations/ })).toHaveAttribute('href', '/__mock/');
  await expectAccessible();
  await page.getByRole('button', { name: 'Throw a test error' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test("a tester selects the plan's host: the failing one fails (R2-77, R2-147)", async ({
  page,
  visit,
  expectAccessible,
}) => {
  await signInAs(page, 'plan');
  await visit('/stay/plan?slug=plan-ok');
  await expect(page.getByRole('heading', { name: 'Plan your stay' })).toBeVisible();
  await page.getByRole('button', { name: 'Debug' }).click();
  const hosts = page.getByRole('dialog', { name: 'Debug' }).getByLabel('Host of the plan');
  await expect(hosts.getByRole('option')).toContainText(['plan.example.test', 'plan.stage.example.test']);
  await expectAccessible();
  await hosts.selectOption('plan.failing.invalid');
  await expect(page.getByRole('heading', { name: "We're having trouble loading data" })).toBeVisible();
  await page.getByRole('button', { name: 'Debug' }).click();
  await expect(hosts).toHaveValue('plan.failing.invalid');
  await hosts.selectOption('Of the environment');
  await expect(page.getByRole('heading', { name: "We're having trouble loading data" })).toHaveCount(0);
});
