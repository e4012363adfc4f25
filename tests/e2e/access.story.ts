import type { Locator, Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const access = (slug: string) => `/stay/access?slug=${slug}`;

/** The card of one door. */
const door = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

const apartment = (page: Page) => door(page, 'Apartment 405');

/** Drags the knob along its track, as far as asked. */
async function slide(page: Page, card: Locator, share: number): Promise<void> {
  const slider = card.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const track = await card.getByText('Slide to open', { exact: true }).locator('..').boundingBox();
  // After a slide before, the knob takes a moment to run back.
  await expect.poll(async () => ((await slider.boundingBox())?.x ?? 0) - (track?.x ?? 0)).toBeLessThan(10);
  const knob = await slider.boundingBox();
  if (!knob || !track) throw new Error('No slider');
  const [x, y] = [knob.x + knob.width / 2, knob.y + knob.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (track.width - knob.width) * share, y, { steps: 8 });
  await page.mouse.up();
}

test.describe('codes and times', () => {
  test('an early guest reads from when, and the code comes at that moment without a reload', async ({
    page,
    visit,
    world,
  }) => {
    await world.start({ now: '2026-11-20T12:59:50.000Z' });
    await visit(access('stay-arrival-day'));
    const street = door(page, 'Street door');
    await expect(street).toContainText('Code valid from Fri 20 Nov, 15:00');
    await expect(street).toContainText('From 15:00');
    await expect(apartment(page)).toContainText('Digital key activated from Fri 20 Nov, 15:00');
    expect(await page.content()).not.toContain('4719');

    await expect(street.getByText('Ready', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(street.getByText('Code: 4 7 1 9, then #')).toBeAttached();
    await expect(apartment(page).getByRole('slider')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '4 doors are ready now' })).toBeAttached();
  });

  test('a key that only the server can give is fetched when its hour comes, not in a loop', async ({
    page,
    visit,
    world,
  }) => {
    await world.start({ now: '2026-11-20T09:00:00.000Z' });
    await world.setClock('2026-11-21T12:59:52.000Z');
    await visit(access('keys-not-available-yet'));
    const street = door(page, 'Street door');
    await expect(street).toContainText('Available from Sat 21 Nov, 15:00');

    await expect(street.getByText('Ready', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(street.getByText('Code: 4 7 1 9, then #')).toBeAttached();
    expect((await world.calls('checkIn')).length).toBeLessThanOrEqual(4);
  });

  test('eleven doors stand in walking order, codes with their button, none without', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(access('keys-all-types'));
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Street door',
      'Elevator',
      'Apartment 405',
      'Hallway',
      'Luggage room',
      'Laundry',
      'Shared kitchen',
      'Waste room',
      'Bicycle room',
      'Parking',
      'Back door',
    ]);
    await expect(door(page, 'Luggage room').getByText('Code: 2 8 0 6 1 5, then #')).toBeAttached();
    await expect(door(page, 'Hallway').getByText('Code: 7 7 0 2', { exact: true })).toBeAttached();
    await expect(page.getByRole('slider')).toHaveCount(5);
    await expectAccessible();
  });

  test('a code that does not work leads to a checklist, then to somebody who answers', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(access('stay-started'));
    const street = door(page, 'Street door');
    await street.getByText('Code not working?').click();
    await expect(street).toContainText('Is this the right door? The code above is for: Street door.');
    await expect(street.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+358\d+$/);
    await expectAccessible();
  });

  test('the code is copied with one press', async ({ page, visit, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(access('stay-started'));
    await door(page, 'Street door').getByRole('button', { name: 'Copy the code' }).click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4719');
  });
});

test.describe('a remote door', () => {
  test('slides open, stays open for 6 seconds, then opens again', async ({ page, visit, world, expectAccessible }) => {
    await page.clock.install();
    await visit(access('stay-started'));
    const card = apartment(page);
    await slide(page, card, 0.5);
    expect(await world.calls('requestAccess')).toEqual([]);

    await slide(page, card, 1);
    await expect(card.getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    await expectAccessible();
    await page.clock.runFor(6_000);
    await expect(card.getByRole('alert')).toHaveText('Apartment 405 is closed again');
    await card.getByRole('button', { name: 'Press to open again' }).click();
    await expect(card.getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    expect(await world.calls('requestAccess')).toHaveLength(2);
  });

  for (const key of ['End', 'Enter']) {
    test(`opens by the ${key} key`, async ({ page, visit, world }) => {
      await visit(access('stay-started'));
      await apartment(page).getByRole('slider', { name: 'Open: Apartment 405' }).press(key);
      await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
      expect((await world.calls('requestAccess')).map(({ body }) => body)).toEqual([
        { slug: 'stay-started', propertyKeyId: 'key-unit' },
      ]);
    });
  }

  test('ten rapid presses send one request', async ({ page, visit, world }) => {
    await visit(access('stay-started'));
    await world.fault({ operation: 'requestAccess', kind: 'delay', delayMs: 300 });
    const press = apartment(page).getByRole('button', { name: 'Press to open' });
    await press.evaluate((button) => {
      for (let at = 0; at < 10; at++) (button as HTMLButtonElement).click();
    });
    await expect(apartment(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Opening');
    await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('two tabs at one door send one request; the other is told', async ({ page, visit, world, context }) => {
    await visit(access('stay-started'));
    await world.fault({ operation: 'requestAccess', kind: 'delay', delayMs: 500 });
    const other = await context.newPage();
    await other.goto(access('stay-started'));
    await apartment(page).getByRole('button', { name: 'Press to open' }).click();
    await apartment(other).getByRole('button', { name: 'Press to open' }).click();
    await expect(apartment(other).getByText('You pressed a moment ago, perhaps in another tab.')).toBeVisible();
    await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('too many attempts pause the slider for 60 seconds', async ({ page, visit, world, expectAccessible }) => {
    await page.clock.install();
    await visit(access('too-many-unlock-attempts'));
    const card = apartment(page);
    const press = card.getByRole('button', { name: 'Press to open' });
    await press.click();
    await expect(
      card.getByText('Too many attempts. Please wait a moment and try again or contact us for help.'),
    ).toBeVisible();
    await expect(press).toHaveAttribute('aria-disabled', 'true');
    await expect(card.getByText(/You can try again in \d+ seconds?\./)).toBeVisible();
    await expectAccessible();
    await press.click({ force: true });
    expect(await world.calls('requestAccess')).toHaveLength(1);
    await page.clock.runFor(61_000);
    await expect(press).not.toHaveAttribute('aria-disabled');
  });

  test('a lock that fails says so, and the slider is back at rest', async ({ page, visit, expectAccessible }) => {
    await visit(access('unlock-fails'));
    const card = apartment(page);
    await card.getByRole('button', { name: 'Press to open' }).click();
    await expect(card.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(card).toContainText('If the problem persists, please contact Bob.');
    await expect(card.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Slide to open');
    await expect(card.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
    await expectAccessible();
  });

  test('a lost connection says so, and the next press may work', async ({ page, visit, world }) => {
    await visit(access('stay-started'));
    await world.fault({ operation: 'requestAccess', kind: 'network', times: 1 });
    const card = apartment(page);
    await card.getByRole('button', { name: 'Press to open' }).click();
    await expect(card.getByRole('heading', { name: 'We could not reach the door' })).toBeVisible();
    await card.getByRole('button', { name: 'Press to open' }).click();
    await expect(card.getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
  });
});

test.describe('the elevator', () => {
  test('is called, is on the way, and waits for the next call', async ({ page, visit, world }) => {
    await page.clock.install();
    await visit(access('elevator-call'));
    await world.fault({ operation: 'requestAccess', kind: 'delay', delayMs: 300, times: 1 });
    const card = door(page, 'Elevator');
    await card.getByRole('button', { name: 'Call the elevator' }).click();
    await expect(card.getByRole('button', { name: 'Sending request' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Calling the elevator' })).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(card.getByRole('button', { name: 'On the way' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(card.getByRole('button', { name: 'Call the elevator' })).toBeVisible();
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('that cannot be called is idle again, with a message', async ({ page, visit, expectAccessible }) => {
    await visit(access('elevator-call-fails'));
    const card = door(page, 'Elevator');
    await card.getByRole('button', { name: 'Call the elevator' }).click();
    await expect(card.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Call the elevator' })).toBeVisible();
    await expectAccessible();
  });
});

test.describe('doors that stay shut', () => {
  test('expired keys say until when they worked, and show no code', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await world.start({ now: '2026-11-20T09:00:00.000Z' });
    await visit(access('keys-expired'));
    await expect(door(page, 'Street door')).toContainText('Not available any more. It worked until Thu 19 Nov, 12:00.');
    await expect(page.getByText('Expired', { exact: true })).toHaveCount(4);
    expect(await page.content()).not.toContain('4719');
    await expectAccessible();
  });

  test('withheld keys are not available, with a person to ask', async ({ page, visit, expectAccessible }) => {
    await visit(access('keys-not-available'));
    const street = door(page, 'Street door');
    await expect(street.getByText('Not available', { exact: true })).toBeVisible();
    await street.getByText('Do you need this door?').click();
    await expect(street.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expectAccessible();
  });

  test('unpaid keys lead to a card', async ({ page, visit, expectAccessible }) => {
    await visit(access('stay-before-arrival-unpaid-keys'));
    const street = door(page, 'Street door');
    await expect(street).toContainText('Code only after payment.');
    await expectAccessible();
    await street.getByRole('link', { name: /card/ }).click();
    await expect(page).toHaveURL('/stay/add-card?slug=stay-before-arrival-unpaid-keys');
  });

  test('before check-in the way leads there', async ({ page, visit, expectAccessible }) => {
    await visit(access('guest-details-required'));
    await expect(door(page, 'Street door').getByText('After check-in', { exact: true })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Check in now' }).first().click();
    await expect(page).toHaveURL('/stay/check-in?slug=guest-details-required');
  });

  test('a banned guest finds no key, only support', async ({ page, visit, expectAccessible }) => {
    await visit(access('id-verification-banned'));
    await expect(page.getByRole('heading', { name: 'Your identity is not verified' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
  });

  test('a door of unknown kind comes last, under its own name, and a person knows how', async ({ page, visit }) => {
    await visit(access('keys-unknown-type'));
    await expect(page.getByRole('article').last()).toHaveAccessibleName('Roof terrace');
    await door(page, 'Roof terrace').getByText('How do I open this door?').click();
    await expect(door(page, 'Roof terrace').getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(door(page, 'Laundry')).toBeVisible();
  });
});

test.describe('after check-out', () => {
  test('the apartment works for fifteen minutes, the house until the evening', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await visit(access('checked-out'));
    await expect(page.getByText('Your apartment door works until 10:25, the house until 23:00.')).toBeVisible();
    await expect(apartment(page)).toContainText('Works until Mon 23 Nov, 10:25');
    await expectAccessible();
  });

  test('twenty minutes later the apartment is shut, the street door opens', async ({ page, visit, world }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await visit(access('checked-out-20-minutes'));
    await expect(apartment(page).getByText('Expired', { exact: true })).toBeVisible();
    await expect(door(page, 'Street door').getByText('Ready', { exact: true })).toBeVisible();
  });

  test('late in the evening no door opens any more', async ({ page, visit, world }) => {
    await world.start({ now: '2026-03-10T21:30:00.000Z' });
    await visit(access('checked-out-late-evening'));
    await expect(page.getByText('Expired', { exact: true })).toHaveCount(4);
    await expect(page.getByText('Your keys have ended.')).toBeVisible();
  });
});

test.describe('around the doors', () => {
  test('bags at a front desk: the door code comes after the ID check', async ({ page, visit, expectAccessible }) => {
    await visit(access('luggage-front-desk'));
    await expect(
      page.getByText('You get the door code of the luggage room after the ID check at the front desk.'),
    ).toBeVisible();
    await expectAccessible();
  });

  test('bags online: digital keys on arrival day', async ({ page, visit, world }) => {
    await world.start({ now: '2026-11-20T09:00:00.000Z' });
    await visit(access('luggage-online'));
    await expect(
      page.getByText('You get the digital keys, also for the luggage room, on arrival day, Wed 25 Nov.'),
    ).toBeVisible();
  });

  test('Wi-Fi and the rooms for everybody stand on the same page', async ({ page, visit, expectAccessible }) => {
    await visit(access('wifi-and-doors'));
    await expect(page.getByText('Good Night Guest')).toBeVisible();
    await page.getByRole('button', { name: 'Copy the network name' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'QR code to join the Wi-Fi with another device' })).toBeVisible();
    await expect(page.getByText('Floor -1, sign “Laundry”')).toBeVisible();
    await expectAccessible();
  });

  test('without Wi-Fi there is no Wi-Fi', async ({ page, visit }) => {
    await visit(access('wifi-none'));
    await expect(door(page, 'Street door')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wi-Fi' })).toHaveCount(0);
  });

  test('the other brand never names Bob', async ({ page, visitWhiteLabel, world, expectAccessible }) => {
    await visitWhiteLabel(access('unlock-fails'));
    const card = apartment(page);
    await card.getByRole('button', { name: 'Press to open' }).click();
    await expect(card).toContainText('If the problem persists, please contact us.');
    await expect(page.locator('body')).not.toContainText('Bob');
    await expectAccessible();
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('the way back leads to the stay', async ({ page, visit }) => {
    await visit(access('stay-started'));
    await page.getByRole('main').getByRole('link', { name: 'Stay', exact: true }).click();
    await expect(page).toHaveURL('/stay?slug=stay-started');
  });
});

test.describe('a guest whose clock shows another time', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('reads both clocks at the door', async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-11-20T12:48:00.000Z' });
    await visit(access('stay-arrival-day'));
    await expect(page.getByText('Helsinki 14:48 · you 12:48')).toBeVisible();
    const street = door(page, 'Street door');
    await expect(street).toContainText('Code valid from Fri 20 Nov, 15:00');
    await expect(street).toContainText('Helsinki time, 13:00 on your clock');
    await expect(street).toContainText('In 12 min');
    await expectAccessible();
  });
});
