import type { Locator, Page } from 'playwright/test';

import { access, apartment, door, pressTwice, track } from './doors.ts';
import { expect, test, WITH_MOTION, THIS_MORNING } from './fixtures.ts';
import type { FaultInput } from './fixtures.ts';
import { goTo } from './in-app.ts';

test.use(WITH_MOTION);

/** Settles once the knob has run back after a slide. */
async function knobIsBack(card: Locator): Promise<void> {
  const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? 0;
  await expect
    .poll(async () => (await leftOf(card.getByRole('slider'))) - (await leftOf(track(card))))
    .toBeLessThan(10);
}

/** Drags the knob along its track, as far as asked. */
async function slide(page: Page, card: Locator, share: number): Promise<void> {
  const slider = card.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  await knobIsBack(card);
  const rail = await track(card).boundingBox();
  const knob = await slider.boundingBox();
  if (!knob || !rail) throw new Error('No slider');
  const [x, y] = [knob.x + knob.width / 2, knob.y + knob.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (rail.width - knob.width) * share, y, { steps: 8 });
  await page.mouse.up();
}

test.describe('a remote door', () => {
  // Proves R4-62.
  test(
    'slides open, stays open for 6 seconds, then opens again',
    { tag: '@journey' },
    async ({ page, visit, world, expectAccessible }) => {
      await page.clock.install({ time: THIS_MORNING });
      await visit(access('stay-started'));
      const card = apartment(page);
      await slide(page, card, 0.5);
      expect(await world.calls('requestAccess')).toEqual([]);

      await slide(page, card, 1);
      await expect(card.getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
      await expect(card.getByRole('button', { name: 'The door is open' })).toBeVisible();
      await expectAccessible();
      const rail = await card.getByRole('button', { name: 'The door is open' }).boundingBox();
      if (!rail) throw new Error('No track');
      await page.mouse.move(rail.x + 30, rail.y + rail.height / 2);
      await page.mouse.down();
      await page.clock.runFor(6_000);
      await expect(card.getByRole('alert')).toHaveText('Apartment 405 is closed again');
      await expect(card.getByText('Closed again.')).toBeVisible();
      await expect(track(card)).toHaveText(/^Open again/);
      await knobIsBack(card);
      await page.mouse.up();
      await expect(track(card), 'a press of the track counts though the knob came beneath it').toHaveText(
        'Open? Press once more',
      );
      expect(await world.calls('requestAccess'), 'one press asks').toHaveLength(1);
      await track(card).click();
      await expect(card.getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
      expect(await world.calls('requestAccess')).toHaveLength(2);
    },
  );

  for (const key of ['End', 'Enter']) {
    test(`opens by the ${key} key`, async ({ page, visit, world }) => {
      await visit(access('stay-started'));
      await apartment(page).getByRole('slider', { name: 'Apartment 405: slide to open' }).press(key);
      await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
      expect((await world.calls('requestAccess')).map(({ body }) => body)).toEqual([
        { slug: 'stay-started', propertyKeyId: 'key-unit' },
      ]);
    });
  }

  test('a held Enter asks, and does not answer the question itself', async ({ page, visit, world }) => {
    await visit(access('stay-started'));
    const press = track(apartment(page));
    await press.focus();
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(press).toHaveText('Open? Press once more');
    expect(await world.calls('requestAccess')).toEqual([]);
    await press.press('Enter');
    await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('ten rapid presses send one request', async ({ page, visit, world }) => {
    await visit(access('stay-started'));
    await world.hold('requestAccess');
    const press = track(apartment(page));
    await press.click();
    await press.evaluate((button) => {
      for (let at = 0; at < 10; at++) (button as HTMLButtonElement).click();
    });
    await expect(apartment(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Opening');
    await world.letGo();
    await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('two tabs at one door send one request; the other is told', async ({ page, visit, world, context }) => {
    await visit(access('stay-started'));
    await world.hold('requestAccess');
    const other = await context.newPage();
    await other.goto(access('stay-started'));
    await pressTwice(apartment(page));
    await pressTwice(apartment(other));
    await expect(apartment(other).getByText('You pressed a moment ago, perhaps in another tab.')).toBeVisible();
    await world.letGo();
    await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('too many attempts pause the slider for 60 seconds', async ({ page, visit, world, expectAccessible }) => {
    await page.clock.install({ time: THIS_MORNING });
    await visit(access('too-many-unlock-attempts'));
    const card = apartment(page);
    await pressTwice(card);
    const press = card.getByRole('button', { name: 'Please wait a moment' });
    await expect(
      card.getByText('Too many attempts. Please wait a moment and try again or contact us for help.'),
    ).toBeVisible();
    await expect(press).toHaveAttribute('aria-disabled', 'true');
    await expect(card.getByText(/You can try again in \d+\sseconds?\./)).toBeVisible();
    await expectAccessible();
    // oxlint-disable-next-line playwright/no-force-option -- a press that the button must ignore
    await press.click({ force: true });
    expect(await world.calls('requestAccess')).toHaveLength(1);
    await page.clock.runFor(61_000);
    await expect(track(card)).not.toHaveAttribute('aria-disabled');
  });

  test('a lock that fails says so, and the slider is back at rest; so does a lift that cannot be called', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(access('unlock-fails'));
    const card = apartment(page);
    await pressTwice(card);
    await expect(card.getByRole('heading', { name: 'The lock did not answer' })).toBeVisible();
    await expect(card).toContainText('Hold the handle up for a moment, then slide once more.');
    await expect(card).toContainText('Something went wrong.');
    const problem = card.getByRole('alert').filter({ has: page.getByRole('heading') });
    await expect(problem.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(problem.getByRole('link')).toHaveCount(1);
    await expect(card.getByText('Stays open for')).toHaveCount(0);
    await expect(card).toContainText('If the problem persists, please contact Bob.');
    await expect(card.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Try again');
    await expect(card.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
    await expectAccessible();

    await goTo(page, access('elevator-call-fails'));
    const lift = door(page, 'Lift');
    await lift.getByRole('button', { name: 'Call the lift' }).click();
    await expect(lift.getByRole('heading', { name: 'The lift did not answer' })).toBeVisible();
    await expect(lift).toContainText('Something went wrong.');
    await expect(lift.getByRole('button', { name: 'Call the lift' })).toBeVisible();
    await expectAccessible();
  });

  test('a lost connection says so, and the next press may work', async ({ page, visit, world }) => {
    await visit(access('stay-started'));
    await world.fault({ operation: 'requestAccess', kind: 'network', times: 1 });
    const card = apartment(page);
    await pressTwice(card);
    await expect(card.getByRole('heading', { name: 'The lock did not answer' })).toBeVisible();
    await pressTwice(card);
    await expect(card.getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
  });
});

/** What a guest reads at a door and at a lift after each outcome that is no yes (D2). */
const OUTCOMES: readonly (readonly [fault: FaultInput, door: string, lift: string])[] = [
  [
    { kind: 'commit-then-drop' },
    'The lock did not answerWe do not know whether the door opened. Try the handle first.Hold the handle up for a moment, then slide once more.',
    'The lift did not answerWe do not know whether the lift was called. Wait a moment before you call again.',
  ],
  [
    { kind: 'status', status: 503, code: 'FOO' },
    'The lock did not answerWe do not know whether the door opened. Try the handle first.Hold the handle up for a moment, then slide once more.Something went wrong.',
    'The lift did not answerWe do not know whether the lift was called. Wait a moment before you call again.Something went wrong.',
  ],
  [
    { kind: 'status', status: 403, code: 'FORBIDDEN' },
    'Your key does not open this door now',
    'Your key does not call this lift now',
  ],
  [
    { kind: 'status', status: 404, code: 'NOT_FOUND' },
    'This door is no longer part of your stay',
    'This lift is no longer part of your stay',
  ],
  [
    { kind: 'status', status: 400, code: 'FOO' },
    'The door did not openHold the handle up for a moment, then slide once more.Something went wrong.',
    'The lift was not calledWait a moment, then press once more.Something went wrong.',
  ],
];

test('each outcome of a request has words of its own, at a door and at a lift (D2)', async ({
  page,
  visit,
  world,
  context,
}) => {
  await visit(access('stay-started'));
  const [card, lift] = [apartment(page), door(page, 'Lift')];
  const both = async (words: string, liftWords: string): Promise<void> => {
    await pressTwice(card);
    await expect(card.getByRole('alert').filter({ has: page.getByRole('heading') })).toContainText(words);
    await lift.getByRole('button', { name: 'Call the lift' }).click();
    await expect(lift.getByRole('alert')).toContainText(liftWords);
  };
  for (const [fault, words, liftWords] of OUTCOMES)
    await test.step(`${fault.kind} ${fault.status ?? ''}`, async () => {
      await world.fault({ operation: 'requestAccess', ...fault });
      await both(words, liftWords);
      await world.clearFaults();
    });
  const sent = (await world.calls('requestAccess')).length;
  await context.setOffline(true);
  await both('Nothing was sent.', 'Nothing was sent.');
  await context.setOffline(false);
  await expect(card.getByText('Nothing was sent.')).toBeHidden();
  expect(await world.calls('requestAccess')).toHaveLength(sent);
});

test.describe('the elevator', () => {
  // Proves R2-111.
  test('is called, is on the way, and waits for the next call', { tag: '@journey' }, async ({ page, visit, world }) => {
    await page.clock.install({ time: THIS_MORNING });
    await visit(access('elevator-call'));
    await world.hold('requestAccess');
    const card = door(page, 'Lift');
    await card.getByRole('button', { name: 'Call the lift' }).click();
    await expect(card.getByRole('button', { name: 'Sending request' })).toBeVisible();
    await world.letGo();
    await expect(card.getByRole('button', { name: 'Calling the lift' })).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(card.getByRole('button', { name: 'On the way' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(card.getByRole('button', { name: 'Call the lift' })).toBeVisible();
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });
});
