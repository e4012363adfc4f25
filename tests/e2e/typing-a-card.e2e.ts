import { VISA, addCard, card, form, submitCard } from './card-form.ts';
import { expect, test } from './fixtures.ts';

// Proves R5-03, R5-04.
test('all errors are shown at once, at their fields, and nothing is sent; the length of a CVV depends on the card', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit(addCard('card-fields-invalid'));
  const { number, expiry, cvv, name } = form(page);
  await number.fill('4242 4242 4242 4241');
  await expiry.pressSequentially('0120');
  await cvv.fill('12');
  await submitCard(page);

  await expect(page.getByText('Please check card number')).toBeVisible();
  await expect(page.getByText("Date shouldn't be in past")).toBeVisible();
  await expect(page.getByText('Please check CVV')).toBeVisible();
  await expect(page.getByText('Required')).toHaveCount(1);
  // The frames are separate documents that accept only a label, so the message is part of it.
  await expect(number).toHaveAccessibleName('Card number. Please check card number');
  await expect(cvv).toHaveAccessibleName('CVV. 3 digits on the back. Please check CVV');
  await expect(number).toBeFocused();
  await expectAccessible();

  await number.fill(VISA);
  await expect(page.getByText('Please check card number')).toHaveCount(0);
  await submitCard(page);
  await expect(expiry).toBeFocused();
  await expiry.fill('0939');
  await submitCard(page);
  await expect(cvv).toBeFocused();
  await cvv.fill('123');
  await submitCard(page);
  await expect(name).toBeFocused();
  expect(await world.calls('updateCheckIn')).toEqual([]);

  await test.step('an American Express needs a CVV of four digits', async () => {
    await number.fill('378282246310005');
    await expect(page.getByText('4 digits on the front')).toBeVisible();
    await cvv.fill('123');
    await submitCard(page);
    await expect(page.getByText('Please check CVV')).toBeVisible();
    await cvv.fill('1234');
    await expect(page.getByText('Please check CVV')).toHaveCount(0);
    await number.fill(VISA);
    await expect(page.getByText('Please check CVV')).toBeVisible();
  });
});

// Proves R3-37, R5-05, R5-07.
test('empty fields are marked as required; then the form is completed with the keyboard only', async ({
  page,
  visit,
  world,
}) => {
  await visit(addCard('card-add-ok'));
  const { number, expiry, cvv, name, submit } = form(page);
  await expect(number).toBeVisible();
  await submitCard(page);
  await expect(page.getByText('Please check card number')).toBeVisible();
  await expect(page.getByText('Please check CVV')).toBeVisible();
  await expect(page.getByText('Required')).toHaveCount(2);
  expect(await world.calls('updateCheckIn')).toEqual([]);

  await number.focus();
  for (const [field, text] of [
    [number, VISA],
    [expiry, '939'],
    [cvv, '123'],
    [name, 'Anna Guest'],
  ] as const) {
    // Waits for the focus, as moving it between frames takes the browser some time.
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submit).toBeFocused();
  await cvv.press('Enter');
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  const [sent] = await world.calls('updateCheckIn');
  expect(sent?.body).toEqual({ creditCards: [card] });
});
