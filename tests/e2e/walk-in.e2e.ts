import type { Locator, Page } from 'playwright/test';

import { tabAndPress, tabTo } from './by-keyboard.ts';
import { access } from './doors.ts';
import { expect, test, WITH_MOTION, THIS_MORNING } from './fixtures.ts';

test.use(WITH_MOTION);

const walk = (page: Page): Locator => page.getByRole('dialog', { name: 'Guide me in' });
const door = (page: Page, name: string): Locator => walk(page).getByRole('heading', { level: 2, name, exact: true });
const button = (page: Page, name: string): Locator => walk(page).getByRole('button', { name, exact: true });
// oxlint-disable-next-line playwright/no-raw-locators -- no role or text leads to a part of a picture
const leaf = (page: Page): Locator => page.locator('.walk-leaf');

/** The CSS transform of the door leaf in the picture. */
const turn = (page: Page): Promise<string> => leaf(page).evaluate((element) => getComputedStyle(element).transform);

// Proves R2-163, R2-164, R2-165, R4-94.
test(
  'touch: the walk-in guide leads from the stay to the apartment',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await page.clock.install({ time: THIS_MORNING });
    await visit('/stay?slug=stay-started');
    await page.getByRole('link', { name: 'Guide me in' }).click();
    await expect(door(page, 'Step 1 of 3 Street door')).toBeFocused();
    await expect(walk(page).getByText('Code: 4 7 1 9, then #')).toBeAttached();
    await expect(walk(page).getByText('The keypad is to the right of the street door')).toBeVisible();
    await expectAccessible();
    await walk(page).getByText('Not opening?').click();
    await expect(walk(page).getByRole('link', { name: 'Call us' })).toBeVisible();
    await button(page, "I'm in. Next: lift").click();

    await expect(door(page, 'Step 2 of 3 Lift')).toBeFocused();
    await button(page, 'Call the lift').click();
    await expect(button(page, 'Calling the lift')).toBeVisible();
    await button(page, 'Next: your own door').click();

    await expect(door(page, 'Step 3 of 3 Apartment 405')).toBeFocused();
    await expectAccessible();
    const shut = await turn(page);
    const knob = await walk(page).getByRole('slider', { name: 'Apartment 405: slide to open' }).boundingBox();
    if (!knob) throw new Error('No slider');
    await page.mouse.move(knob.x + 26, knob.y + 26);
    await page.mouse.down();
    await page.mouse.move(knob.x + 140, knob.y + 26, { steps: 4 });
    await expect.poll(() => turn(page)).not.toBe(shut);
    expect(await world.calls('requestAccess')).toHaveLength(1);
    await page.mouse.move(knob.x + 480, knob.y + 26, { steps: 4 });
    await page.mouse.up();
    await expect(walk(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
    await expect(walk(page).getByText('6', { exact: true })).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(walk(page).getByText('2', { exact: true })).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(walk(page).getByRole('alert')).toHaveText('Apartment 405 is closed again');
    await button(page, "I'm in").click();

    await expect(door(page, 'Apartment 405, Floor 4 Welcome, Anna')).toBeFocused();
    await expect(walk(page).getByText('sleep-well-405')).toBeVisible();
    await expectAccessible();
    await walk(page).getByRole('link', { name: 'Go to your stay' }).click();
    await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  },
);

// Proves S82.
test('keyboard: back and forth; Escape returns to the list', async ({ page, visit, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(access('stay-started'));
  const link = page.getByRole('link', { name: 'Guide me in' });
  await tabAndPress(page, link);
  await expect(door(page, 'Step 1 of 3 Street door')).toBeFocused();
  await tabAndPress(page, button(page, "I'm in. Next: lift"));
  await expect(door(page, 'Step 2 of 3 Lift')).toBeFocused();
  await tabAndPress(page, button(page, 'Previous step'));
  await expect(door(page, 'Step 1 of 3 Street door')).toBeFocused();
  await page.goBack();
  await tabAndPress(page, button(page, 'Next: your own door'));
  const slider = walk(page).getByRole('slider');
  await tabTo(page, slider);
  const shut = await turn(page);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '25 %');
  // Without motion the picture has two states.
  expect(await turn(page)).toBe(shut);
  await page.keyboard.press('End');
  await expect(walk(page).getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
  await expect.poll(() => turn(page)).not.toBe(shut);
  expect(await world.calls('requestAccess')).toHaveLength(1);
  await page.reload();
  await expect(door(page, 'Step 3 of 3 Apartment 405')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();
  await expect(page).not.toHaveURL(/walk/);
  await tabAndPress(page, link);
  await expect(door(page, 'Step 1 of 3 Street door')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});
