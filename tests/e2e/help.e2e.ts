import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const HEADINGS = ['Check-in & Arrival', 'Your Booking', 'Amenities & Services', 'Check-out & After Stay'];

const askLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Ask Bob$/ });

test(
  'articles under four headings, each opens in place as it was written (R2-103, R2-159, R3-98, R7-54)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/stay?slug=help-content');
    await askLink(page).click();
    await expect(page).toHaveURL('/stay/ask?slug=help-content');
    await expect(page).toHaveTitle('Reception | Ask Bob');
    await expect(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toBeVisible();
    await expect(askLink(page)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Stay',
      'Extras',
      'Explore',
      'Ask Bob',
      /Account$/,
    ]);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Chat', 'Call or message us', ...HEADINGS]);

    const invoice = page.getByText('We e-mail it on the day after check-out.');
    await expect(invoice).toBeHidden();
    await page.getByText('How do I get an invoice?').click();
    await expect(invoice).toBeVisible();
    // Text that looks like a tag is shown as text, and line breaks are kept.
    expect(await invoice.innerText()).toContain('\nFor another address write to us: <billing>');
    await expect(page.getByRole('region', { name: 'Amenities & Services' })).toContainText('Who keeps the bees');
    const [call] = await world.calls('propertyContent');
    expect(call?.url).toContain('propertyId=prop-helsinki-kas40-help-content');
    await expectAccessible();
  },
);

test.describe('a guest in London, outside phone hours', () => {
  test.use({ timezoneId: 'Europe/London' });

  test("the chat comes first, and opening hours are in the guest's time (R9-45)", async ({ page, visit, world }) => {
    await world.start({ now: '2026-11-21T00:20:00Z' });
    await visit('/stay/location?slug=stay-arrival-day');
    const ask = page.getByRole('region', { name: "Can't find the door?" });
    await expect(ask).toContainText('07:00 to 02:00 GMT+2');
    await expect(ask).toContainText(/We open again in 4\shr\s40\smin.*05:00\sto\s00:00 your time/s);
    await expect(ask).toHaveText(/Closed right now.*Ask Bob.*Call us/s);
    await expect(ask.getByRole('link')).toHaveText(['Ask Bob', 'WhatsApp', 'Call us'], {
      useInnerText: true,
    });
    await ask.getByRole('link', { name: 'Ask Bob' }).click();
    await expect(page).toHaveURL('/stay/ask?slug=stay-arrival-day');
  });
});
