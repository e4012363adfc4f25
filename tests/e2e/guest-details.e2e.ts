import { checkIn, fillIn } from './checking-in.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

test.describe('guest details', () => {
  // Proves R2-89, R2-154.
  test('what the reservation knows is filled in, and the phone leaves as plus and digits', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Step 1 of 2' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
    await expect(page.getByLabel('Last name')).toHaveValue('Guest');
    await expect(page.getByLabel('E-mail')).toHaveValue('anna@guest.example');
    await expect(page.getByLabel('How many of you are coming?')).toHaveValue('2');
    await expectAccessible();

    await fillIn(page);
    await page.getByLabel('First name').fill('  Maija ');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your ID' })).toBeFocused();
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({
      guestDetails: {
        firstName: 'Maija',
        lastName: 'Guest',
        email: 'anna@guest.example',
        phone: '+358401234567',
        guestsCount: 3,
      },
    });
    const readsSince = async () => {
      const calls = (await world.calls()).map(({ operation }) => operation);
      return calls.slice(calls.indexOf('updateCheckIn')).filter((operation) => operation === 'checkIn');
    };
    // The next step is there before the stay is asked for again.
    await expect.poll(readsSince).toHaveLength(1);
  });

  test('what is typed for one stay is not carried to another', async ({ page, visit }) => {
    await visit(checkIn('guest-details-required'));
    await page.getByLabel('First name').fill('Maija');
    await goTo(page, checkIn('no-verification-needed'));
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
  });

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

  test('a lost connection keeps what was typed, and the next press goes through', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await page.getByLabel('First name').fill('Maija');
    await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expectAccessible();
    await expect(page.getByLabel('First name')).toHaveValue('Maija');
    await expect(page.getByLabel('Phone')).toHaveValue('+358 40 123-4567');
    await expect(page.getByLabel('How many of you are coming?')).toHaveValue('3');

    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
  });

  test('details that arrived though their answer was lost are not asked for twice', async ({ page, visit, world }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await page.getByRole('button', { name: 'Continue' }).click();
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

  test('a server that knows only the minimum starts at guest details', async ({ page, visit }) => {
    await visit(checkIn('minimal-response'));
    await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });
});
