import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { checkIn, fillIn } from './checking-in.ts';
import { clickTenTimes } from './keys.ts';

// Proves R2-89, R2-154.
test('known details are filled in, and the phone number is sent as plus and digits', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await visit(checkIn('guest-details-required'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Step 1 of 2' })).toBeVisible();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Anna');
  await expect.element(page.getByLabelText('Last name')).toHaveValue('Guest');
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('anna@guest.example');
  await expect.element(page.getByLabelText('How many of you are coming?')).toHaveValue('2');
  await expectAccessible();

  await fillIn();
  await fill(page.getByLabelText('First name'), '  Maija ');
  await click(page.getByRole('button', { name: 'Continue' }));

  await expect.element(page.getByRole('heading', { level: 1, name: 'Your ID' })).toHaveFocus();
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

test('text typed for one stay is not used for another', async ({ visit, goTo }) => {
  await visit(checkIn('guest-details-required'));
  await fill(page.getByLabelText('First name'), 'Maija');
  await goTo(checkIn('no-verification-needed'));
  await expect.element(page.getByLabelText('First name')).toHaveValue('Anna');
});

test('a lost connection keeps the typed text, and the next attempt succeeds', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await visit(checkIn('guest-details-required'));
  await fillIn();
  await fill(page.getByLabelText('First name'), 'Maija');
  await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await expectAccessible();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Maija');
  await expect.element(page.getByLabelText('Phone')).toHaveValue('+358 40 123-4567');
  await expect.element(page.getByLabelText('How many of you are coming?')).toHaveValue('3');

  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
});

test('details that arrived despite a lost response are not requested again', async ({ visit, world }) => {
  await visit(checkIn('guest-details-required'));
  await fillIn();
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('with required fields only, check-in starts with guest details', async ({ visit }) => {
  await visit(checkIn('minimal-response'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
});

test.describe('guest details', () => {
  test('missing and invalid values are marked at their fields, and nothing is sent', async ({
    visit,
    world,
    passTime,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await fill(page.getByLabelText('First name'), ' ');
    await fill(page.getByLabelText('Last name'), '');
    await fill(page.getByLabelText('E-mail'), '');
    await click(page.getByRole('button', { name: 'Continue' }));
    await expect.element(page.getByText('Required')).toHaveLength(4);
    await expect.element(page.getByLabelText('First name')).toHaveFocus();
    // The form focuses the first wrong field a second time, in a timer. On a busy machine that hits the typing below.
    await passTime(0);

    await fill(page.getByLabelText('First name'), 'Maija');
    await fill(page.getByLabelText('Last name'), 'Virtanen-Papadopoulou');
    await fill(page.getByLabelText('E-mail'), 'maija@');
    await fill(page.getByLabelText('Phone'), '40 123');
    await click(page.getByRole('button', { name: 'Continue' }));
    await expect.element(page.getByText('Please check e-mail')).toBeVisible();
    await expect.element(page.getByText('Add the country code, for example +358')).toBeVisible();
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
  });

  test('ten rapid clicks send once', async ({ visit, world }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn();
    await world.hold('updateCheckIn');
    await clickTenTimes(page.getByRole('button', { name: 'Continue' }));
    await world.release();
    await expect.element(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('visiting the stay or reloading keeps the typed text until it is sent; help is one click away', async ({
    visit,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn();
    await click(page.getByRole('link', { name: 'Stay' }).first());
    await click(page.getByRole('link', { name: 'Check in now' }));
    await expect.element(page.getByLabelText('Phone')).toHaveValue('+358 40 123-4567');
    await expect.element(page.getByLabelText('How many of you are coming?')).toHaveValue('3');

    await visit(address());
    await expect.element(page.getByLabelText('Phone')).toHaveValue('+358 40 123-4567');
    await expect.element(page.getByLabelText('How many of you are coming?')).toHaveValue('3');

    await click(page.getByRole('button', { name: 'Ask for help' }));
    await expect.element(page.getByRole('dialog', { name: 'We can check you in together' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
  });
});
