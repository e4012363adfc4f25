import type { Locator, Page } from 'playwright';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Finds its target while the page is fast, and returns what the guest then does. */
export type Gesture = (page: Page, target: Locator) => Promise<() => Promise<void>>;

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses without any of Playwright's own looks at the page, which would be measured too. */
export const press: Gesture = async (page, target) => {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
};

const TRACK_PX = 320;

/** Drags to the right as far as any track goes, and lets go. */
export const drag: Gesture = async (page, target) => {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.move(x + TRACK_PX, y, { steps: 4 });
    await page.mouse.up();
  };
};

/** One key into what has the focus. */
export const type =
  (key: string): Gesture =>
  async (page, target) => {
    await target.focus();
    return () => page.keyboard.press(key);
  };

/** The browser's own way back. */
export const goBack: Gesture = (page) =>
  Promise.resolve(() =>
    page.evaluate(() => {
      globalThis.receptionWatch?.act();
      window.history.back();
    }),
  );
