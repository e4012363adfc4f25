import { FAILED, addCard, fillIn, form, submitCard } from './card-form.ts';
import { expect, test } from './fixtures.ts';

// Proves R8-36.
test('a rejected card shows an error and keeps the form; during an order, success returns to the order', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit(addCard('card-add-failed'));
  await fillIn(page);
  await submitCard(page);
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(form(page).number).toHaveValue('4242 4242 4242 4242');
  await expect(form(page).expiry).toHaveValue('09/39');
  await expect(form(page).cvv).toHaveValue('123');
  await expect(form(page).name).toHaveValue(' Anna Guest ');
  await expectAccessible();

  await visit(addCard('order-update-fails', '&back=order-confirmation'));
  await fillIn(page);
  await submitCard(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Field to update. Please try again.' })).toBeVisible();

  const places: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && places.push(new URL(frame.url()).pathname));
  await visit(addCard('card-add-ok', '&back=order-confirmation'));
  await expect(page.getByRole('link', { name: 'Back to your order' })).toBeVisible();
  await fillIn(page);
  await submitCard(page);
  await expect.poll(() => places).toContain('/stay/order-confirmation');
  expect(await world.calls('updateCheckIn')).toHaveLength(3);
});

test('a request that fails to send, then a lost response without a card: each shows its message, and the next attempt succeeds', async ({
  page,
  context,
  visit,
  world,
}) => {
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await visit(addCard('card-add-ok'));
  await test.step('the provider rejects the card, or its brand is not accepted', async () => {
    for (const number of ['4000000000000002', '6759649826438453']) {
      await fillIn(page, number);
      await submitCard(page);
      await expect(alert(FAILED)).toBeVisible();
    }
    expect(await world.calls('updateCheckIn')).toEqual([]);
  });

  await test.step('another tab is changing the stay, so this one has to wait', async () => {
    await page.evaluate(() => {
      const over = new Promise((done) => {
        addEventListener('other-tab-is-done', done, { once: true });
      });
      void navigator.locks.request('write:card-add-ok', () => over);
    });
    await fillIn(page);
    await submitCard(page);
    await expect(alert('This stay is being changed in another tab')).toBeVisible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('other-tab-is-done')));
  });

  await test.step('offline, adding fails at once and nothing is sent later', async () => {
    await context.setOffline(true);
    await submitCard(page);
    await expect(alert('You seem to be offline.')).toContainText(FAILED);
    await context.setOffline(false);
    await expect(alert('You seem to be offline.')).toBeHidden();
    await expect(alert(FAILED)).toContainText('What you typed is still here.');
    expect(await world.calls('updateCheckIn')).toEqual([]);
  });

  await test.step('the response is lost and the card has not been saved: it failed', async () => {
    await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
    await submitCard(page);
    await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(1);
    await expect(alert('You seem to be offline.')).toBeHidden();
    await expect(alert(FAILED)).toBeVisible();
  });
  await submitCard(page);
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(2);

  await test.step('the stay was cancelled on another device in the meantime', async () => {
    await visit(addCard('card-add-ok'));
    await fillIn(page);
    const cancelled = page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ status: 'canceled' });
      return (await fetch('/api/check-in/card-add-ok', { method: 'PATCH', headers, body })).status;
    });
    expect(await cancelled).toBe(200);
    await submitCard(page);
    await expect(alert('This stay is cancelled')).toContainText('Your card was not added.');
  });
});

test('the response is lost: a saved card counts as added; if the outcome is unknown, the page says so and offers to check again', async ({
  page,
  visit,
  world,
}) => {
  await visit(addCard('card-add-ok'));
  await fillIn(page);
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await submitCard(page);
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);

  await visit(addCard('card-add-ok'));
  await fillIn(page, '378282246310005', '1234');
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await world.fault({ operation: 'checkIn', kind: 'network' });
  await submitCard(page);
  await expect(
    page.getByRole('alert').filter({ hasText: "We don't know yet whether your card was added" }),
  ).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(2);
});
