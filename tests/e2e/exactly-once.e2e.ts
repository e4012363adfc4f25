import type { Locator, Page } from 'playwright/test';

import { addCard, clickBesideFrames, fillIn, form } from './card-form.ts';
import { apartment, track } from './doors.ts';
import { expect, test } from './fixtures.ts';
import type { World } from './fixtures.ts';

/** A write that a guest can make (S50 to S53). */
interface Write {
  readonly name: string;
  readonly operation: 'updateCheckIn' | 'requestAccess';
  /** Opens the page and fills it in, up to the button. */
  readonly begin: (page: Page) => Promise<void>;
  readonly button: (page: Page) => Locator;
  /** Checks that the reloaded page shows the write as done. */
  readonly expectDoneOnReturn: (page: Page) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const door: Write = {
  name: 'opening a door',
  operation: 'requestAccess',
  begin: async (page) => {
    await page.goto('/stay/access?slug=stay-started');
    await track(apartment(page)).click();
  },
  button: (page) => track(apartment(page)),
  // A door closes by itself, so the page shows it as closed.
  expectDoneOnReturn: (page) =>
    expect(apartment(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Slide to open'),
};

const card: Write = {
  name: 'adding a card',
  operation: 'updateCheckIn',
  begin: async (page) => {
    await page.goto(addCard('card-add-ok'));
    await fillIn(page);
  },
  button: (page) => form(page).submit,
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
  expectDoneOnReturn: (page) => expect(heading(page, 'This stay is cancelled')).toBeVisible(),
};

const checkOut: Write = {
  name: 'checking out',
  operation: 'updateCheckIn',
  begin: async (page) => {
    await page.goto('/stay/check-out?slug=check-out-day');
  },
  button: (page) => page.getByRole('button', { name: 'Check out now' }),
  expectDoneOnReturn: (page) => expect(heading(page, 'You are checked out')).toBeVisible(),
};

/** Reloads the page before the answer to a write, and checks that it was done once and is shown. */
async function expectOnceAfterReload(page: Page, world: World, write: Write): Promise<void> {
  await write.begin(page);
  await world.hold(write.operation);
  await clickBesideFrames(write.button(page));
  await world.isHeld();
  // The held write may still be pending after the reload, so the read of the new page is held as well.
  await world.hold('checkIn');
  await page.reload();
  await world.release();
  await write.expectDoneOnReturn(page);
  expect((await world.calls(write.operation)).map(({ status }) => status)).toEqual([
    write.operation === 'updateCheckIn' ? 200 : 201,
  ]);
}

test('a door, new times, a cancellation and a check-out happen once, despite a reload before the response', async ({
  page,
  world,
}) => {
  for (const write of [door, times, cancellation, checkOut])
    await test.step(write.name, async () => {
      await world.start();
      await expectOnceAfterReload(page, world, write);
    });
});

test('a card is added once, despite a reload before the response', ({ page, world }) =>
  expectOnceAfterReload(page, world, card));
