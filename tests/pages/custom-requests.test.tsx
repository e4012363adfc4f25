import type { BrowserPage as Page } from 'vitest/browser';
import { click, expect, page, test } from './fixtures.tsx';
import { clickTenTimes, focus, press } from './keys.ts';

const UNCLEAR = 'We could not tell whether your request reached us. Please ask us before you send it again.';

const TRANSFER = '/stay/product/custom-kinds-request?slug=custom-kinds';

const askButton = (page: Page) => page.getByRole('button', { name: 'Ask for a ride' });

const sent = (page: Page) => page.getByRole('region', { name: 'Request sent' });

test('a rejection is certain: a message, a retry, and the first request remains', async ({ visit, world }) => {
  await visit(TRANSFER);
  const refusal = {
    operation: 'orderCustomProduct',
    kind: 'status',
    status: 404,
    code: 'NOT_FOUND',
    times: 1,
  } as const;
  await world.fault(refusal);
  await click(askButton(page));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your request was not accepted');
  // Clicks like a user, as the browser takes some milliseconds to release the lock of the previous request.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sent(page)).toBeVisible();
  await world.fault(refusal);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('button', { name: 'Send a second request' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your request was not accepted');
  await expect.element(sent(page)).toBeVisible();
  expect(await world.calls('orderCustomProduct')).toHaveLength(3);
});

test.describe('exactly once (S50 to S55)', () => {
  test('offline nothing is sent, now or later; then ten clicks and Enter send one request', async ({
    visit,
    world,
    setOffline,
  }) => {
    await visit(TRANSFER);
    await expect.element(askButton(page)).toBeVisible();
    setOffline(true);
    await click(askButton(page));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was sent.');
    setOffline(false);
    await visit(TRANSFER);
    await expect.element(askButton(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toEqual([]);

    await focus(askButton(page));
    await clickTenTimes(askButton(page));
    await press('Enter');
    await expect.element(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });

  test('a second request takes two deliberate steps, and is sent once', async ({ visit, world, expectAccessible }) => {
    await visit(TRANSFER);
    await click(askButton(page));
    await click(page.getByRole('button', { name: 'Ask again' }));
    const sheet = page.getByRole('dialog', { name: 'Send a second request?' });
    await expect.element(sheet).toBeVisible();
    await press('Enter');
    await expectAccessible();
    await click(sheet.getByRole('button', { name: 'Not now' }));
    await expect.element(sheet).not.toBeInTheDocument();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
    await click(page.getByRole('button', { name: 'Ask again' }));
    await clickTenTimes(sheet.getByRole('button', { name: 'Send a second request' }));
    await expect.poll(async () => (await world.calls('orderCustomProduct')).length).toBe(2);
    await expect.element(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(2);
  });

  test('leaving and returning while it is being sent: still sending, then sent', async ({ visit, world }) => {
    await visit('/stay/extras?slug=custom-kinds');
    await click(page.getByRole('main').getByRole('link', { name: 'Airport transfer' }));
    await world.hold('orderCustomProduct');
    await click(askButton(page));
    history.back();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible();
    history.forward();
    await expect.element(page.getByRole('button', { name: 'One moment' })).toBeVisible();
    await world.release();
    await expect.element(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);
  });

  test('unclear outcome: the page says so, how to contact us, and sending again only on purpose (S52)', async ({
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(TRANSFER);
    await world.fault({ operation: 'orderCustomProduct', kind: 'commit-then-drop', times: 1 });
    await click(askButton(page));
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(UNCLEAR);
    await expect.element(alert.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
    await visit(TRANSFER);
    await expect.element(alert).toMatchTextContent(UNCLEAR);
    // The contact links appear last; after them no button moves.
    await expect.element(alert.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect.element(askButton(page)).not.toBeInTheDocument();
    expect(await world.calls('orderCustomProduct')).toHaveLength(1);

    await click(alert.getByRole('button', { name: 'Send the request again' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Send the request again' }));
    await expect.element(sent(page)).toBeVisible();
    expect(await world.calls('orderCustomProduct')).toHaveLength(2);
  });
});

test('invalid stored data is ignored', async ({ visit }) => {
  await visit(TRANSFER);
  for (const stored of ['x', '{}', '[{"slug":"custom-kinds","productId":"custom-kinds-request","sentAt":"soon"}]']) {
    localStorage.setItem('customRequests', stored);
    await visit(TRANSFER);
    await expect.element(askButton(page)).toBeVisible();
  }
});
