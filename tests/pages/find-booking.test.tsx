import { expect, page, test } from './fixtures.tsx';

// Proves R5-01, R5-02, R8-33.
test('empty fields are asked for, nothing is sent; a lookup without a match says what to check', async ({
  visit,
  world,
}) => {
  await visit('/check-in');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await expect.element(page.getByText('Required')).toHaveLength(2);
  await expect.element(page.getByLabelText('Booking number')).toHaveFocus();
  expect(await world.calls('checkInLookup')).toEqual([]);
  await page.getByLabelText('Booking number').fill('BN-1001');
  await page.getByLabelText('Last name').fill('Somebody');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Please check the last name or booking number and try again or contact us for help.');
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  // The guest may have mistyped either field.
  await expect.element(page.getByRole('textbox', { name: 'Booking number' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('textbox', { name: 'Last name' })).toHaveAttribute('aria-invalid', 'true');
});
