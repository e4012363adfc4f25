import type { Locator, Page } from 'playwright/test';

import { expect, test, waitForPage, WITH_MOTION } from './fixtures.ts';
import { goTo } from './in-app.ts';

test.use(WITH_MOTION);

/** A frame of a view transition: how opaque both pages are, and the title of a card on both of them. */
type Frame = readonly { readonly part: string; readonly opacity: number; readonly top: number }[];

const FRAME_MS = 16;

/** Holds each view transition at its first frame. */
const holdChanges = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change = start(update);
      const hold = async (): Promise<void> => {
        await change.ready;
        const moves = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-tr'));
        for (const move of moves) move.pause();
        Object.assign(window, { moves });
      };
      void hold();
      return change;
    };
  });

/** The frames of the transition that is held, one each 16 ms, which then ends. */
const framesOf = async (page: Page): Promise<Frame[]> => {
  await page.waitForFunction(() => 'moves' in window);
  return page.evaluate((frameMs) => {
    const { moves } = window as unknown as { moves: Animation[] };
    const end = Math.max(...moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
    const frames = [];
    for (let at = 0; at <= end; at += frameMs) {
      for (const move of moves) move.currentTime = at;
      frames.push(
        [
          'group(page)',
          'old(page)',
          'new(page)',
          'old(card-title)',
          'new(card-title)',
          'old(code)',
          'new(code)',
          'new(walk)',
        ].flatMap((part) => {
          const style = getComputedStyle(document.documentElement, `::view-transition-${part}`);
          const isThere = moves.some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes(part.slice(3)));
          const top = Math.round(new DOMMatrix(style.transform).m42);
          return isThere && style.display !== 'none' ? [{ part, opacity: Number(style.opacity), top }] : [];
        }),
      );
    }
    for (const move of moves) move.finish();
    Reflect.deleteProperty(window, 'moves');
    return frames;
  }, FRAME_MS);
};

/** Of two things in the same place one has gone before the other comes. */
const bothShown = (frames: readonly Frame[], name: string): Frame[] =>
  frames.filter((frame) => {
    const opacityOf = (part: string) => frame.find((each) => each.part === part)?.opacity ?? 0;
    return Math.min(opacityOf(`old(${name})`), opacityOf(`new(${name})`)) > 0.03;
  });

/** What comes over a page hides it from the first frame on. */
const covers = (frames: readonly Frame[], part: string): boolean =>
  frames.every((frame) => frame.find((each) => each.part === part)?.opacity === 1);

/** Nothing below it shows through. */
const expectOpaque = (place: Locator): Promise<void> => expect(place).toHaveCSS('background-color', /^rgb\(/);

test('no frame of a transition shows two pages on top of each other: page to page, and card to page', async ({
  page,
  visit,
}) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  // Pages whose files are here: a shape that comes first would be a transition of its own.
  await goTo(page, '/stay/breakfast?slug=stay-started');
  await goTo(page, '/stay/ask?slug=stay-started');
  await goTo(page, '/stay?slug=stay-started');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await holdChanges(page);
  for (const next of [
    navigation.getByRole('link', { name: /Ask Bob$/ }),
    navigation.getByRole('link', { name: 'Stay' }),
    page.getByRole('main').getByRole('link', { name: /^Breakfast/ }),
  ]) {
    await next.click({ noWaitAfter: true });
    const frames = await framesOf(page);
    expect(frames.length).toBeGreaterThan(5);
    expect(bothShown(frames, 'page')).toEqual([]);
    expect(bothShown(frames, 'card-title')).toEqual([]);
  }
});

test('a page that was scrolled fades where it is, and does not jump to its top', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  await goTo(page, '/stay/breakfast?slug=stay-started');
  await goTo(page, '/stay?slug=stay-started');
  const breakfast = page.getByRole('main').getByRole('link', { name: /^Breakfast/ });
  await breakfast.scrollIntoViewIfNeeded();
  await holdChanges(page);
  const top = await page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  expect(top).toBeLessThan(-100);
  await breakfast.click({ noWaitAfter: true });
  const frames = await framesOf(page);
  const topOf = (frame: Frame) => frame.find(({ part }) => part === 'group(page)')?.top;
  const isOld = (frame: Frame) => (frame.find(({ part }) => part === 'old(page)')?.opacity ?? 0) > 0.03;
  expect(frames.filter(isOld).map(topOf)).toEqual(frames.filter(isOld).map(() => top));
  expect(frames.filter(isOld).length).toBeGreaterThan(2);
  expect(topOf(frames.at(-1) ?? [])).toBeGreaterThanOrEqual(0);
});

test('the walk-in guide slides over the unchanged stay, and the code moves with it', async ({ page, visit }) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  const guide = page.getByRole('link', { name: 'Guide me in' });
  // The walk that has not loaded in time comes after a page that is loading.
  await guide.click();
  await expect(page.getByRole('dialog', { name: 'Guide me in' })).toBeVisible();
  await page.goBack();
  await expect(guide).toBeVisible();
  await holdChanges(page);
  await guide.click({ noWaitAfter: true });
  await page.waitForFunction(() => 'moves' in window);
  const parts = await page.evaluate(() => {
    const { moves } = window as unknown as { moves: Animation[] };
    return moves.map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '').toSorted();
  });
  // Neither the stay nor the list of doors fades.
  expect(parts).toEqual(['::view-transition-group(code)', '::view-transition-new(walk)']);
  const walk = page.getByRole('dialog', { name: 'Guide me in' });
  await expectOpaque(walk);
  const frames = await framesOf(page);
  expect(frames.length).toBeGreaterThan(5);
  expect(covers(frames, 'new(walk)')).toBe(true);
  expect([...bothShown(frames, 'page'), ...bothShown(frames, 'code')]).toEqual([]);
  await expect(walk).toBeVisible();
});

test('a completed order slides up as an opaque sheet', async ({ page, visit }) => {
  await visit('/stay/late-check-out?slug=stay-started');
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(page.getByRole('heading', { name: 'Placing your order' })).toBeVisible();
  await holdChanges(page);
  await page.waitForFunction(() => 'moves' in window);
  const names = await page.evaluate(() => {
    const { moves } = window as unknown as { moves: CSSAnimation[] };
    return moves.flatMap(({ animationName, effect }) =>
      (effect as KeyframeEffect).pseudoElement?.includes('new(page)') ? animationName : [],
    );
  });
  expect(names).toEqual(['come-up']);
  await expectOpaque(page.getByRole('main'));
  const frames = await framesOf(page);
  expect(frames.length).toBeGreaterThan(5);
  expect(covers(frames, 'new(page)')).toBe(true);
  await expect(page.getByRole('heading', { name: 'All yours' })).toBeVisible();
});

test('a sheet is opaque from the first frame', async ({ page, visit }) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  await page.getByRole('button', { name: 'Your booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your booking' });
  await expect(sheet).toBeVisible();
  const keyframes = await sheet.evaluate((dialog) =>
    dialog.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(Object.keys)),
  );
  expect(keyframes.flat()).not.toContain('opacity');
  await expect(sheet).toHaveCSS('opacity', '1');
  await expectOpaque(sheet);
});
