import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

export const FAILED = 'Failed to add this card, please try again or use a different card';
export const VISA = '4242424242424242';

export const addCard = (slug: string, more = '') => `/stay/add-card?slug=${slug}${more}`;

/** The form: two fields of the provider, in frames, and two of the app. */
export const form = (page: Page) => ({
  number: page.frameLocator('iframe[title="Card number (our payment provider)"]').getByLabel('Card number'),
  expiry: page.getByLabel('Expiry date'),
  cvv: page.frameLocator('iframe[title="CVV (our payment provider)"]').getByLabel('CVV'),
  name: page.getByLabel('Name on the card'),
  submit: page.getByRole('button', { name: 'Add this card' }),
});

/**
 * Clicks a control that Playwright may first scroll into view, next to a frame of another origin. Playwright clicks as soon
 * as the document has scrolled, but until the next frame is drawn Chromium sends clicks to the frame that was at that
 * position before. A guest clicks what is on the screen, so this waits until the target is hovered.
 */
export async function clickBesideFrames(target: Locator): Promise<void> {
  await expect(async () => {
    await target.hover();
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
  await target.click();
}

export const submitCard = (page: Page): Promise<void> => clickBesideFrames(form(page).submit);

/** Fills in the form with a valid card, or with the given number and CVV. */
export async function fillIn(page: Page, number = VISA, cvv = '123'): Promise<void> {
  const fields = form(page);
  await fields.number.fill(number);
  await fields.expiry.pressSequentially('0939');
  await fields.cvv.fill(cvv);
  await fields.name.fill(' Anna Guest ');
}

/** The body of the call that adds this card. */
export const card = {
  name: 'Anna Guest',
  type: 'visa',
  expirationDate: '2039-09',
  numberMasked: '424242xxxxxx4242',
  transactionId: expect.stringMatching(/^\d{18}$/),
};
