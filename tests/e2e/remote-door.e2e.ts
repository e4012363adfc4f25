import type { Locator, Page } from 'playwright/test';

import { access, apartment, pressTwice, track } from './doors.ts';
import { expect, test, WITH_MOTION, THIS_MORNING } from './fixtures.ts';

test.use(WITH_MOTION);

/** Waits until the knob is back at its start. */
async function knobIsBack(card: Locator): Promise<void> {
  const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? 0;
  await expect
    .poll(async () => (await leftOf(card.getByRole('slider'))) - (await leftOf(track(card))))
    .toBeLessThan(10);
}

/** Drags the knob along a share of its track. */
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
    'slides open, stays open for 6 seconds, and can be opened again',
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

  test('two tabs at one door send one request; the other tab says so', async ({ page, visit, world, context }) => {
    await visit(access('stay-started'));
    await world.hold('requestAccess');
    const other = await context.newPage();
    await other.goto(access('stay-started'));
    await pressTwice(apartment(page));
    await pressTwice(apartment(other));
    await expect(apartment(other).getByText('You tried a moment ago, perhaps in another tab.')).toBeVisible();
    await world.release();
    await expect(apartment(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });
});
