import type { Locator, Page } from 'playwright/test';

import { clickBesideFrames } from './card-form.ts';
import { apartment, track } from './doors.ts';
import { expect, test } from './fixtures.ts';
import type { World } from './fixtures.ts';
import { hurry } from './hurry.ts';

/** What a guest can change, as far as its own story does not tell these situations (S50 to S53). */
interface Write {
  readonly name: string;
  readonly operation: 'updateCheckIn' | 'requestAccess';
  /** Goes as far as the button. */
  readonly begin: (page: Page) => Promise<void>;
  readonly button: (page: Page) => Locator;
  /** Where Enter says the same as the button; without it, on the button itself. */
  readonly field?: (page: Page) => Locator;
  readonly expectDone: (page: Page) => Promise<void>;
  /** What tells a guest who comes back that it happened meanwhile. */
  readonly expectDoneOnReturn: (page: Page) => Promise<void>;
}

const paymentField = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${name}, at the payment provider"]`).getByLabel(name);
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const door: Write = {
  name: 'opening a door',
  operation: 'requestAccess',
  begin: async (page) => {
    await page.goto('/stay/access?slug=stay-started');
    await track(apartment(page)).click();
  },
  button: (page) => track(apartment(page)),
  expectDone: (page) => expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds'),
  // A door that was opened is closed again: the page claims nothing.
  expectDoneOnReturn: (page) =>
    expect(apartment(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Slide to open'),
};

const card: Write = {
  name: 'adding a card',
  operation: 'updateCheckIn',
  begin: async (page) => {
    await page.goto('/stay/add-card?slug=card-add-ok');
    await paymentField(page, 'Card number').fill('4242424242424242');
    await page.getByLabel('Expiry date').pressSequentially('0939');
    await paymentField(page, 'CVV').fill('123');
    await page.getByLabel('Name on the card').fill('Anna Guest');
  },
  button: (page) => page.getByRole('button', { name: 'Add this card' }),
  field: (page) => page.getByLabel('Name on the card'),
  expectDone: (page) => expect(page).toHaveURL('/stay?slug=card-add-ok'),
  expectDoneOnReturn: (page) =>
    expect(page.getByRole('region', { name: 'Saved cards' }).getByRole('listitem')).toContainText('4242'),
};

const times: Write = {
  name: 'changing times',
  operation: 'updateCheckIn',
  begin: async (page) => {
    await page.goto('/stay/change-time?slug=change-time-ok');
    await page.getByRole('radio', { name: '17:00' }).check();
  },
  button: (page) => page.getByRole('button', { name: 'Change times' }),
  expectDone: (page) => expect(heading(page, 'Your times have been changed')).toBeVisible(),
  expectDoneOnReturn: (page) =>
    expect(
      page.getByRole('group', { name: /arrive/ }).getByRole('radio', { name: '17:00', checked: true }),
    ).toBeVisible(),
};

const cancellation: Write = {
  name: 'cancelling',
  operation: 'updateCheckIn',
  begin: async (page) => {
    await page.goto('/stay/cancel-reservation?slug=non-refundable');
    await page.getByRole('button', { name: 'Cancel booking' }).click();
  },
  button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel my stay' }),
  expectDone: (page) => expect(heading(page, 'Your stay is cancelled')).toBeVisible(),
  expectDoneOnReturn: (page) => expect(heading(page, 'This stay is cancelled')).toBeVisible(),
};

const checkOut: Write = {
  name: 'checking out',
  operation: 'updateCheckIn',
  begin: async (page) => {
    await page.goto('/stay/check-out?slug=check-out-day');
  },
  button: (page) => page.getByRole('button', { name: 'Check out now' }),
  expectDone: (page) => expect(heading(page, 'You are checked out')).toBeVisible(),
  expectDoneOnReturn: (page) => expect(heading(page, 'You are checked out')).toBeVisible(),
};

/** One request, and one effect of it. */
async function expectOnce(world: World, { operation }: Write): Promise<void> {
  expect((await world.calls(operation)).map(({ status }) => status)).toEqual([
    operation === 'updateCheckIn' ? 200 : 201,
  ]);
}

for (const write of [door, card, times, cancellation, checkOut]) {
  test(`${write.name} by Enter and a click at once: one request`, async ({ page, world }) => {
    await write.begin(page);
    await world.hold(write.operation);
    // Its label changes while the write is under way.
    const button = await write.button(page).elementHandle();
    await (write.field ?? write.button)(page).press('Enter');
    await button?.evaluate((pressed: HTMLElement) => pressed.click());
    await world.letGo();
    await write.expectDone(page);
    await expectOnce(world, write);
  });

  test(`${write.name}, and a reload before the answer: once, and the guest sees it`, async ({ page, world }) => {
    await write.begin(page);
    await world.hold(write.operation);
    await clickBesideFrames(write.button(page));
    await world.isHeld();
    // The server may see late that the first page has gone. Its write goes on then; this read waits for it.
    await world.hold('checkIn');
    await page.reload();
    await world.letGo();
    await write.expectDoneOnReturn(page);
    await expectOnce(world, write);
  });
}

test('cancelling in two tabs at once: one request, and the other is told', async ({ page, context, world }) => {
  await cancellation.begin(page);
  const other = await context.newPage();
  await cancellation.begin(other);
  await world.hold('updateCheckIn');
  await cancellation.button(page).click();
  await cancellation.button(other).click();
  await expect(other.getByRole('alert').filter({ hasText: 'This stay is being changed in another tab' })).toBeVisible();
  await world.letGo();
  await cancellation.expectDone(page);
  await expectOnce(world, cancellation);
});

test('a door whose answer is lost: one request, and no word that it is open', async ({ page, world }) => {
  await door.begin(page);
  await world.fault({ operation: 'requestAccess', kind: 'commit-then-drop', times: 1 });
  await door.button(page).click();
  await expect(
    apartment(page).getByRole('heading', { name: 'We do not know whether the door opened. Try the handle first.' }),
  ).toBeVisible();
  await door.expectDoneOnReturn(page);
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

for (const [write, words] of [
  [card, 'Failed to add this card, please try again or use a different card'],
  [cancellation, 'Your stay has not been cancelled and is unchanged.'],
] as const) {
  test(`${write.name} without an answer: one request, and the words once it is sure`, async ({ page, world }) => {
    await hurry(page);
    await write.begin(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'timeout', times: 1 });
    await clickBesideFrames(write.button(page));
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });
}
