import { expect, test } from './fixtures.ts';

test.describe('a tester', () => {
  test('finds a situation, sets a fault, and combines situations', async ({ page }) => {
    await test.step('finds a situation by its words, opens it in a new world, and makes its key expire', async () => {
      await page.goto('/w/tess/__mock/');
      await page.getByRole('searchbox').fill('keys eleven doors');
      await expect(page.getByText('1 of')).toBeVisible();
      const situation = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /all eleven kinds of doors/ }) });
      // One line each, until a title is pressed.
      expect((await situation.boundingBox())?.height).toBeLessThanOrEqual(64);
      await situation.getByRole('heading').click();
      await situation.getByRole('button', { name: 'What happens next' }).click();
      const ends = situation.getByRole('listitem').filter({ hasText: 'the key ends' });
      await ends.first().getByRole('button', { name: 'Go there' }).click();
      await expect(page.getByText(/^The clock is now at: .+: the key ends\.$/)).toBeVisible();
      await situation.getByRole('link', { name: 'Open here' }).click();
      await expect(page).toHaveURL(/\/stay\/access\?slug=keys-all-types$/);
      await expect(page.getByRole('heading', { name: 'Your doors will open again after check-out' })).toBeVisible();
    });
    await test.step('sets a fault, sees the affected call, and removes the fault', async () => {
      await page.goto('/w/tom/__mock/');
      await page.getByRole('combobox', { name: 'Kind of fault' }).selectOption('empty');
      await page.getByRole('textbox', { name: 'Operation' }).fill('checkIn');
      await page.getByRole('region', { name: 'Faults' }).getByRole('button', { name: 'Set' }).click();
      await expect(page.getByText('empty on checkIn')).toBeVisible();
      await page.evaluate(() => fetch('/w/tom/api/check-in/stay-started'));
      await expect(page.getByText('Faults: empty')).toBeVisible();
      await page.getByRole('button', { name: 'End all' }).click();
      await expect(page.getByText('empty on checkIn')).toBeHidden();
    });
    await test.step('combines situations, reads about third parties, and sees what covers a requirement', async () => {
      await page.goto('/__mock/');
      const join = async (name: string) => {
        await page.getByRole('searchbox').fill(name);
        const situation = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
        await situation.getByRole('heading').click();
        await situation.getByRole('button', { name: 'Join' }).click();
      };
      await join('keys-expired');
      await join('unpaid-no-card');
      await expect(page.getByText('The page of keys-expired is overridden by that of unpaid-no-card.')).toBeVisible();
      await page.getByRole('link', { name: 'Third parties' }).click();
      const down = page.getByRole('listitem').filter({ hasText: "The plan's partner is down" });
      await down.getByRole('button', { name: 'Run' }).click();
      await expect(page.getByText('network on plan')).toBeVisible();
      await page.getByRole('link', { name: 'Coverage' }).click();
      await expect(page.getByRole('row', { name: /^R4-69 / })).toContainText('keys-expired');
    });
  });

  test('uses eight tabs, opens links, makes a third party fail, and is told when the world has been deleted', async ({
    page,
  }) => {
    await test.step('has the page open in eight tabs, and each shows new calls', async () => {
      const tabs = [page];
      while (tabs.length < 8) tabs.push(await page.context().newPage());
      for (const tab of tabs) {
        await tab.goto('/w/tabs/__mock/');
        await expect(tab.getByRole('searchbox')).toBeVisible();
      }
      await page.evaluate(() => fetch('/w/tabs/api/check-in/stay-started'));
      for (const tab of tabs) await expect(tab.getByText('/api/check-in/stay-started').first()).toBeVisible();
    });
    await test.step('opens a member with a link, on a slow network', async () => {
      await page.goto('/s/rewards-all+slow-network');
      await expect(page.getByRole('heading', { name: 'Offers for members only' })).toBeVisible();
    });
    await test.step('makes a third party fail and recover (S46)', async () => {
      await page.goto('/?scenario=plan-ok&fault=network:plan');
      const trouble = page.getByRole('heading', { name: "We're having trouble loading data" });
      await expect(trouble).toBeVisible();
      await page.evaluate(() => fetch('/__mock/faults', { method: 'DELETE' }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(trouble).toBeHidden();
    });
    await test.step('is told that the world has been deleted, and continues in a new one', async () => {
      await page.context().addCookies([{ name: 'mock-session', value: 'of-yesterday', url: 'http://localhost' }]);
      await page.goto('/stay?slug=stay-started');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const gone = page.getByText('The world of this browser is gone');
      await page.goto('/__mock/');
      await expect(gone).toBeVisible();
      await page.getByRole('button', { name: 'Understood' }).click();
      await expect(gone).toBeHidden();
    });
  });
});
