import { expect, fill, page, test } from './fixtures.tsx';
import { focus, press, type } from './keys.ts';

// Proves R5-08.
test('the expiry is formatted as month and year while typing', async ({ visit }) => {
  await visit('/stay/add-card?slug=card-expiry-typing');
  const expiry = page.getByLabelText('Expiry date');
  for (const [keys, shown] of [
    ['5', '05/'],
    ['12', '12/'],
    ['13', '1'],
    ['a1b2', '12/'],
    ['12/345', '12/34'],
    ['00', '0'],
    ['/', ''],
  ] as const) {
    await fill(expiry, '');
    await focus(expiry);
    await type(keys);
    await expect.element(expiry, { message: keys }).toHaveValue(shown);
    await expect
      .element(page.getByText('Please enter a month from 01 to 12.'), { message: keys })
      .toHaveLength(/^(13|00)/.test(keys) ? 1 : 0);
  }
  // Deleting never brings the slash back.
  await fill(expiry, '');
  await focus(expiry);
  await type('1234');
  for (const shown of ['12/3', '12/', '12', '1', '']) {
    await press('Backspace', expiry);
    await expect.element(expiry).toHaveValue(shown);
  }
});
