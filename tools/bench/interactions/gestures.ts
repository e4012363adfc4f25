import type { Locator, Page } from 'playwright';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Finds the target, untimed and before the bench slows the page down. Returns the act that the bench times. */
export type Gesture = (page: Page, target: Locator) => Promise<() => Promise<void>>;

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses by coordinates. Playwright's `locator.click()` first looks at the page, and the bench would time that, too. */
export const press: Gesture = async (page, target) => {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
};

const TRACK_PX = 320;

/** Drags further to the right than the longest slider, and lets go. */
export const drag: Gesture = async (page, target) => {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.move(x + TRACK_PX, y, { steps: 4 });
    await page.mouse.up();
  };
};

/** Focuses the target, then presses one key. */
export const type =
  (key: string): Gesture =>
  async (page, target) => {
    await target.focus();
    return () => page.keyboard.press(key);
  };

/** Goes back as the browser's button does. */
export const goBack: Gesture = (page) =>
  Promise.resolve(() =>
    page.evaluate(() => {
      globalThis.receptionWatch?.act();
      window.history.back();
    }),
  );
