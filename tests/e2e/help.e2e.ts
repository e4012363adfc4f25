import type { Page } from 'playwright/test';

import { expect, test, THIS_MORNING } from './fixtures.ts';
import { hurry } from './hurry.ts';
import { goTo } from './in-app.ts';

const HEADINGS = ['Check-in & Arrival', 'Your Booking', 'Amenities & Services', 'Check-out & After Stay'];

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the answers' });
const chatButton = (page: Page) => page.getByRole('region', { name: 'Chat' }).getByRole('button');
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
    // Text that looks like a tag is text, and a line break stays one.
    expect(await invoice.innerText()).toContain('\nFor another address write to us: <billing>');
    await expect(page.getByRole('region', { name: 'Amenities & Services' })).toContainText('Who keeps the bees');
    const [call] = await world.calls('propertyContent');
    expect(call?.url).toContain('propertyId=prop-helsinki-kas40-help-content');
    await expectAccessible();
  },
);

test('the search finds titles, descriptions and bodies, says how many, and works by keyboard (R1-21)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay/ask?slug=help-content');
  await search(page).focus();
  await page.keyboard.type('LOYLY');
  await expect(page.getByRole('status').filter({ hasText: '1 answer found' })).toBeVisible();
  await expect(page.getByText('Is there a sauna?')).toBeVisible();
  await expect(page.getByText('Can I arrive at night?')).toBeHidden();
  // The only answer is open.
  await expect(page.getByText('Throw little water, and often.')).toBeVisible();
  await search(page).fill('arrive');
  await expect(page.getByRole('status').filter({ hasText: /^[2-9]\sanswers found/ })).toBeVisible();
  const answer = page.getByText('See Extras for earlier hours.');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();

  await search(page).fill('arrive early hours');
  await expect(page.getByRole('status').filter({ hasText: '1 answer found' })).toBeVisible();
  await search(page).fill('submarine');
  await expect(page.getByRole('status').filter({ hasText: 'No answer found' })).toBeVisible();
  await expect(page.getByText('Bob knows more than you will find here: just ask him.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
  await search(page).fill('submarine');
  await search(page).press('Escape');
  await expect(search(page)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('the search key of the keyboard puts it away', async ({ page, visit }) => {
    await visit('/stay/ask?slug=help-content');
    await search(page).fill('sauna');
    await search(page).press('Enter');
    await expect(search(page)).not.toBeFocused();
    await expect(search(page)).toHaveValue('sauna');
  });
});

test('phone and WhatsApp with their hours, and whether they answer now (R1-22, R1-32, R9-16, R9-17, R9-45)', async ({
  page,
  visit,
  world,
}) => {
  await world.start({ now: '2026-11-20T23:59:00Z' });
  await visit('/stay/ask?slug=help-empty');
  const call = page.getByRole('region', { name: 'Call or message us' });
  await expect(call).toContainText('We are here now');
  await expect(call).toContainText('07:00 to 02:00 GMT+2');
  await expect(call.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
  await expect(page.getByText('Answers in about 5 minutes')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('24/7');
  // No articles: chat and phone only.
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Chat', 'Call or message us']);
  await world.setClock('2026-11-21T00:01:00Z');
  await page.reload();
  await expect(call).toContainText('Closed right now');
  await expect(call).toContainText('07:00 to 02:00 GMT+2');
  // The page has the chat above: beside it a message comes first, the phone is a line of text.
  await expect(call.getByRole('link')).toHaveText(['Message us on WhatsApp', 'Call us'], { useInnerText: true });
});

test.describe('a guest in London, while the phone is closed', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('the chat is first, and the hours are on the own clock (R9-45)', async ({ page, visit, world }) => {
    await world.start({ now: '2026-11-21T00:20:00Z' });
    await visit('/stay/location?slug=stay-arrival-day');
    const ask = page.getByRole('region', { name: "Can't find the door?" });
    await expect(ask).toContainText('07:00 to 02:00 GMT+2');
    await expect(ask).toContainText(/We are back in 4\shr\s40\smin.*05:00\sto\s00:00 your time/s);
    // The chat does not share the hours of the phone: they follow the phone.
    await expect(ask).toHaveText(/Ask Bob\s*Answers in about 5\sminutes.*Call us.*Closed right now/s);
    await expect(ask.getByRole('link')).toHaveText(['Ask Bob', 'Message us on WhatsApp', 'Call us'], {
      useInnerText: true,
    });
    await ask.getByRole('link', { name: 'Ask Bob' }).click();
    await expect(page).toHaveURL('/stay/ask?slug=stay-arrival-day');
  });
});

test('articles that fail leave chat and phone where they are, and a cancelled stay may ask (R4-24)', async ({
  page,
  visit,
  world,
}) => {
  await hurry(page);
  await world.fault({ operation: 'propertyContent', kind: 'status', status: 500 });
  await visit('/stay/ask?slug=help-content');
  await expect(chatButton(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();

  await goTo(page, '/stay/ask?slug=cancelled');
  await expect(page).toHaveURL('/stay/ask?slug=cancelled');
  await expect(chatButton(page)).toHaveText('Ask Bob');
});

test('articles that come late move nothing that can be pressed, and what was typed meanwhile finds them', async ({
  page,
  visit,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.hold('propertyContent');
  await visit('/stay/ask?slug=help-content');
  const call = page.getByRole('link', { name: 'Call us' });
  await expect(call).toBeVisible();
  const before = await call.boundingBox();
  await expect(page.getByRole('heading', { name: 'Your Booking' })).toBeHidden();
  await world.letGo();
  await expect(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
  expect(await call.boundingBox()).toEqual(before);

  await world.hold('propertyContent');
  await page.reload();
  await search(page).fill('submarine');
  await expect(page.getByText('Bob knows more than you will find here: just ask him.')).toBeHidden();
  await search(page).fill('sauna');
  await world.letGo();
  await expect(page.getByRole('status').filter({ hasText: '1 answer found' })).toBeVisible();
});

test('articles that cannot be read again are still there, to search as well', async ({ page, visit, world }) => {
  await page.clock.install({ time: THIS_MORNING });
  await visit('/stay/ask?slug=help-content');
  await expect(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
  await world.fault({ operation: 'propertyContent', kind: 'status', status: 400 });
  await page.clock.fastForward(60_000);
  // Back from another app.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => world.calls('propertyContent')).toHaveLength(2);
  await search(page).fill('submarine');
  await expect(page.getByRole('status').filter({ hasText: 'No answer found' })).toBeVisible();
  await expect(page.getByText('Bob knows more than you will find here: just ask him.')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
