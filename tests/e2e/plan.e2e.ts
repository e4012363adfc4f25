import { actDeployed } from './deployed.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in-as.ts';

// The policy of the preview allows no service at all; here the partner is really requested.
test.use({ bypassCSP: true });

test(
  "the plan's partner fails, fails on the first retry, and succeeds on the second (R8-21 to R8-23)",
  { tag: '@journey' },
  async ({ page, visit, context }) => {
    await signInAs(page, 'plan');
    const knocks: string[] = [];
    let isDown = true;
    await context.route(/^https:/, (route) => route.abort());
    await context.route('https://plan.stage.example.test/**', (route) => {
      knocks.push(`${route.request().method()} ${route.request().url()}`);
      return isDown ? route.abort() : route.fulfill({ body: '' });
    });
    await actDeployed(page);

    await visit('/stay/plan?slug=plan-ok');
    const trouble = page.getByRole('alert');
    await expect(trouble.getByRole('heading', { name: "We're having trouble loading data" })).toBeVisible();
    await expect(trouble).toContainText(
      "Oops! We're having trouble loading data from our partner. Please try again later",
    );
    expect(knocks).toHaveLength(1);
    await trouble.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(() => knocks).toHaveLength(2);
    await expect(trouble.getByRole('button', { name: 'Try again' })).toBeFocused();
    isDown = false;
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
      'href',
      /^https:\/\/plan\.stage\.example\.test\/\?city=Helsinki&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/,
    );
    await expect(trouble).toHaveCount(0);
    expect(new Set(knocks)).toEqual(new Set(['HEAD https://plan.stage.example.test/']));
  },
);
