import { addCard, card, fillIn, form, submitCard } from './card-form.ts';
import { expect, test } from './fixtures.ts';

// Proves R1-15, R2-31, R3-83.
test(
  'unpaid keys: adding a card makes the keys available',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/stay/access?slug=stay-before-arrival-unpaid-keys');
    await expect(page.getByText('You will get your keys after payment')).toBeVisible();
    await page.getByRole('link', { name: 'Add another card' }).first().click();

    await expect(page.getByRole('heading', { level: 1, name: 'Add a card' })).toBeVisible();
    await expect(page).toHaveTitle('Reception | Add a card');
    await expect(page.getByText('Save a card to unlock them.')).toBeVisible();
    await fillIn(page);
    await expectAccessible();
    await submitCard(page);

    await expect(page).toHaveURL('/stay/access?slug=stay-before-arrival-unpaid-keys');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('You will get your keys after payment')).toHaveCount(0);
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(sent?.body).toEqual({ creditCards: [card] });
    expect(more).toEqual([]);
  },
);

test('ten clicks and Enter add one card, which pays for the stay; the guest returns to the stay', async ({
  page,
  visit,
  world,
}) => {
  await visit(addCard('card-add-ok'));
  await expect(page.getByText('No cards yet. The first card you add will be used for this stay.')).toBeVisible();
  await fillIn(page, '378282246310005', '1234');
  await expect(page.getByText('American Express')).toBeVisible();
  await world.hold('updateCheckIn');
  await form(page).submit.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await form(page).name.press('Enter');
  await world.release();
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);

  await visit(addCard('card-add-ok'));
  const listed = page.getByRole('region', { name: 'Saved cards' }).getByRole('listitem');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('American Express');
  await expect(listed).toContainText('ending in 0 0 0 5');
  await expect(listed).toContainText('Used for this stay');
});
