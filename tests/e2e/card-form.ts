import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

export const FAILED = 'Failed to add this card, please try again or use a different card';
export const VISA = '4242424242424242';

export const addCard = (slug: string, more = '') => `/stay/add-card?slug=${slug}${more}`;

/** The form as a guest sees it: two fields of the provider among two of ours. */
export const form = (page: Page) => ({
  number: page.frameLocator('iframe[title="Card number (our payment provider)"]').getByLabel('Card number'),
  expiry: page.getByLabel('Expiry date'),
  cvv: page.frameLocator('iframe[title="CVV (our payment provider)"]').getByLabel('CVV'),
  name: page.getByLabel('Name on the card'),
  submit: page.getByRole('button', { name: 'Add this card' }),
});

/**
 * Clicks what Playwright may have to scroll into view beside a frame of another origin. Playwright clicks as soon as the
 * document has scrolled, but Chromium still sends a click by the picture before: to the frame that was at that place. A
 * guest clicks what is on the screen, so this waits until the pointer is on the target.
 */
export async function clickBesideFrames(target: Locator): Promise<void> {
  await expect(async () => {
    await target.hover();
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
  await target.click();
}

export const submitCard = (page: Page): Promise<void> => clickBesideFrames(form(page).submit);

/** Types a card as a guest does. */
export async function fillIn(page: Page, number = VISA, cvv = '123'): Promise<void> {
  const fields = form(page);
  await fields.number.fill(number);
  await fields.expiry.pressSequentially('0939');
  await fields.cvv.fill(cvv);
  await fields.name.fill(' Anna Guest ');
}

/** That card, as it is sent. */
export const card = {
  name: 'Anna Guest',
  type: 'visa',
  expirationDate: '2039-09',
  numberMasked: '424242xxxxxx4242',
  transactionId: expect.stringMatching(/^\d{18}$/),
};
