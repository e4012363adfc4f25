import { addCard, FAILED, fillIn, form } from './card-form.ts';
import { expect, test } from './fixtures.ts';

// Proves R8-36.
test('a card that is not taken: the words say so, everything typed is still there', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(addCard('card-add-failed'));
  await fillIn(page);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(form(page).number).toHaveValue('4242 4242 4242 4242');
  await expect(form(page).expiry).toHaveValue('09/39');
  await expect(form(page).cvv).toHaveValue('123');
  await expect(form(page).name).toHaveValue(' Anna Guest ');
  await expectAccessible();
});

test('a card the provider refuses, or of a brand we do not take, never reaches us', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  for (const number of ['4000000000000002', '6759649826438453']) {
    await fillIn(page, number);
    await form(page).submit.click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  }
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('within an order a failing update has words of its own, and success leads back to the order', async ({
  page,
  visit,
  world,
}) => {
  await visit(addCard('order-update-fails', '&back=order-confirmation'));
  await fillIn(page);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Field to update. Please try again.' })).toBeVisible();

  const places: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && places.push(new URL(frame.url()).pathname));
  await visit(addCard('card-add-ok', '&back=order-confirmation'));
  await expect(page.getByRole('link', { name: 'Back to your order' })).toBeVisible();
  await fillIn(page);
  await form(page).submit.click();
  await expect.poll(() => places).toContain('/stay/order-confirmation');
  expect(await world.calls('updateCheckIn')).toHaveLength(2);
});

test('another tab that changes the stay keeps this one waiting', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await page.evaluate(() => {
    void navigator.locks.request('write:card-add-ok', () => new Promise(() => {}));
  });
  await fillIn(page);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Another tab is still busy' })).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test.describe('the answer is lost', () => {
  test('the card is on file: it counts as added, and is not sent again', async ({ page, visit, world }) => {
    await visit(addCard('card-add-ok'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await form(page).submit.click();
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('the card is not on file: it failed', async ({ page, visit, world }) => {
    await visit(addCard('card-add-ok'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
    await form(page).submit.click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await form(page).submit.click();
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
  });

  test('nobody can say: the page says so, and looks again when asked', async ({ page, visit, world }) => {
    await visit(addCard('card-add-ok'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await world.fault({ operation: 'checkIn', kind: 'network' });
    await form(page).submit.click();
    await expect(
      page.getByRole('alert').filter({ hasText: "We don't know yet whether your card was added" }),
    ).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });
});

test('without a connection adding fails at once, and nothing leaves later', async ({ page, context, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await fillIn(page);
  await context.setOffline(true);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline.' })).toContainText(FAILED);
  await context.setOffline(false);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});
