import { checkIn, fillIn } from './checking-in.ts';
import { expect, test } from './fixtures.ts';

test.describe('guest details', () => {
  test('missing and wrong values are named in place, and nothing is sent', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await page.getByLabel('First name').fill(' ');
    await page.getByLabel('Last name').fill('');
    await page.getByLabel('E-mail').fill('');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Required')).toHaveCount(4);
    await expect(page.getByLabel('First name')).toBeFocused();
    // The form focuses the first wrong field a second time, in a timer. On a busy machine that hits the typing below.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));

    await page.getByLabel('First name').fill('Maija');
    await page.getByLabel('Last name').fill('Virtanen-Papadopoulou');
    await page.getByLabel('E-mail').fill('maija@');
    await page.getByLabel('Phone').fill('40 123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please check e-mail')).toBeVisible();
    await expect(page.getByText('Add the country code, for example +358')).toBeVisible();
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
  });

  test('ten rapid presses send once', async ({ page, visit, world }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await world.hold('updateCheckIn');
    await page.getByRole('button', { name: 'Continue' }).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) (button as HTMLButtonElement).click();
    });
    await world.letGo();
    await expect(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('a look at the stay and a reload keep what was typed until it is sent, and a person is one press away', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Check in now' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('+358 40 123-4567');
    await expect(page.getByLabel('How many of you are coming?')).toHaveValue('3');

    await page.reload();
    await expect(page.getByLabel('Phone')).toHaveValue('+358 40 123-4567');
    await expect(page.getByLabel('How many of you are coming?')).toHaveValue('3');

    await page.getByRole('button', { name: 'Ask for help' }).click();
    await expect(page.getByRole('dialog', { name: 'We can do this with you' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
  });
});
