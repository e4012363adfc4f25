import { expect, waitForPage, test } from './fixtures.ts';
import type { FaultInput } from './fixtures.ts';
import { hurry } from './hurry.ts';
import { forget, goTo } from './in-app.ts';
import { pressEveryRetry } from './press-every-retry.ts';
import { READS } from './screens.ts';

const FAULTS = {
  'a 500': { kind: 'status', status: 500, code: 'FOO' },
  'a lost connection': { kind: 'network' },
  'no answer in time': { kind: 'timeout' },
  'another page': { kind: 'malformed' },
  nothing: { kind: 'empty' },
} as const satisfies Record<string, FaultInput>;

/** A missing stay is a wrong link and a lookup's miss is an answer; any other 404 is a failure. */
const NOT_FOUND = { 'a 404': { kind: 'status', status: 404, code: 'NOT_FOUND' } } as const;

/** What a guest reads, and what may help: a Wi-Fi that wants the guest to sign in has words of its own (D7). */
const wordsOf = (fault: string) =>
  fault === 'another page'
    ? (['This Wi-Fi wants you to sign in first', 'sign in there, or use mobile data.'] as const)
    : (['Something went wrong', 'If the problem persists, please contact Bob.'] as const);

// Proves S44.
for (const fault of Object.keys({ ...FAULTS, ...NOT_FOUND }) as (keyof typeof FAULTS | keyof typeof NOT_FOUND)[]) {
  const [words, help] = wordsOf(fault);
  test(`a read of a page meets ${fault}: words, people to ask, and a retry that works`, async ({
    page,
    visit,
    world,
  }) => {
    await hurry(page);
    await visit('/check-in');
    await waitForPage(page);
    for (const [path, operation] of READS.filter(([, , each]) => each === fault))
      await test.step(`${path}, ${operation}`, async () => {
        await goTo(page, '/check-in');
        await forget(page);
        await world.fault({ ...{ ...FAULTS, ...NOT_FOUND }[fault], operation });
        await goTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(words).first()).toBeVisible();
        await expect(page.getByText(help).first()).toBeVisible();

        await world.clearFaults();
        await pressEveryRetry(page);
        await expect(page.getByText(words)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });
}

test(
  'a failing read keeps the stored stay and a way on',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await hurry(page);
    await visit('/check-in');
    // A page of the stay would have the device keep it whole, and show it now.
    await page.evaluate(() => localStorage.setItem('currentStay', '{"slug":"stay-started"}'));
    await world.fault({ operation: 'checkIn', kind: 'status', status: 500 });
    await visit('/stay');
    await expect(page.getByText('Something went wrong')).toBeVisible();
    // The page cannot be shown: the brand's numbers, the chat and the lookup are one press away.
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/358505550150');
    await expect(main.getByRole('button', { name: 'Ask Bob' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/check-in');
    await expectAccessible();
    expect(await page.evaluate(() => localStorage.getItem('currentStay'))).toBe('{"slug":"stay-started"}');
  },
);

test('a broken card and a broken key hide no other door, and each is reported once', async ({ page, visit }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Answer breaks the contract')) reports.push(message.text());
  });
  await page.route('**/api/check-in/*', async (route) => {
    const response = await route.fetch();
    const stay = await response.json();
    const [street, ...doors] = stay.propertyKeys;
    const cards = stay.creditCards.map((card: object) => ({ ...card, state: null }));
    await route.fulfill({
      response,
      json: { ...stay, propertyKeys: [{ ...street, code: 4719 }, ...doors], creditCards: cards },
    });
  });
  await visit('/stay/access?slug=stay-started');
  await expect(page.getByRole('heading', { name: 'We could not show one of your doors' })).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Code: 2 8 0 6 1 5, then #')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Wi-Fi' })).toBeVisible();
  await visit('/stay/add-card?slug=stay-started');
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect(cards.getByRole('alert')).toContainText('We could not show this part');
  await page.unrouteAll({ behavior: 'wait' });
  await cards.getByRole('button', { name: 'Try again' }).click();
  await expect(cards.getByRole('alert')).toHaveCount(0);
  // Two documents, each of which reports both.
  expect(reports).toHaveLength(4);
});

test('a page whose code cannot be fetched offline says so, and comes when the network does (R8-47)', async ({
  page,
  visit,
  context,
}) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Ask Bob' }).first().click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toBeVisible();
});

// Proves R8-55.
test('when the failure page fails, too, the guest can load the page again, or call', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  // Support is closed: both pages format how long that lasts.
  await world.start({ now: '2026-11-20T01:00:00.000Z' });
  await page.addInitScript(() => {
    Intl.NumberFormat = function noSuchFormat() {
      throw new RangeError('No such format');
    } as unknown as typeof Intl.NumberFormat;
  });
  await visit('/stay/ask?slug=help-content');
  await expect(page.getByText('We could not show this page')).toBeVisible();
  await expect(page.getByRole('link', { name: '+358' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expectAccessible();
  const load = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Try again' }).click();
  await load;
  await expect(page.getByText('We could not show this page')).toBeVisible();
});

test('a lookup that fails keeps what was typed and can be sent again', async ({ page, visit, world }) => {
  await hurry(page);
  await visit('/check-in');
  for (const [what, fault] of Object.entries(FAULTS))
    await test.step(what, async () => {
      await goTo(page, '/check-in');
      await world.fault({ ...fault, operation: 'checkInLookup' });
      await page.getByLabel('Booking number').fill('BN-1001');
      await page.getByLabel('Last name').fill('Guest');
      await page.getByRole('button', { name: 'Find my booking' }).click();
      await expect(page.getByRole('alert')).toContainText(wordsOf(what)[0]);
      await expect(page.getByLabel('Booking number')).toHaveValue('BN-1001');

      await world.clearFaults();
      await page.getByRole('button', { name: 'Find my booking' }).click();
      await expect(page).toHaveURL('/stay?slug=stay-before-arrival');
    });
});
