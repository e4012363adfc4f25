import type { Locator, Page } from 'playwright/test';

import { expect, test, waitForPage, WITH_MOTION } from './fixtures.ts';
import { goTo } from './in-app.ts';

test.use(WITH_MOTION);

/** A frame of a view transition: where each part is, and how opaque. */
type Frame = readonly {
  readonly part: string;
  readonly opacity: number;
  readonly top: number;
  readonly height: string;
}[];

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
          'group(picture)',
          'old(picture)',
          'new(picture)',
          'group(code)',
          'old(code)',
          'new(code)',
          'new(walk)',
        ].flatMap((part) => {
          const style = getComputedStyle(document.documentElement, `::view-transition-${part}`);
          const isThere = moves.some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes(part.slice(3)));
          const top = Math.round(new DOMMatrix(style.transform).m42);
          const { display, opacity, height } = style;
          return isThere && display !== 'none' ? [{ part, opacity: Number(opacity), top, height }] : [];
        }),
      );
    }
    for (const move of moves) move.finish();
    Reflect.deleteProperty(window, 'moves');
    return frames;
  }, FRAME_MS);
};

/** What moves or fades in the transition that is held. */
const movesOf = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(() => 'moves' in window);
  return page.evaluate(() => {
    const { moves } = window as unknown as { moves: Animation[] };
    return moves.map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '').toSorted();
  });
};

/** A value of each frame. */
const each = <Key extends 'top' | 'height' | 'opacity'>(frames: readonly Frame[], part: string, key: Key) =>
  frames.map((frame) => frame.find((one) => one.part === part)?.[key]);

/** The frames in which both the old and the new version of a part are visible. */
const bothShown = (frames: readonly Frame[], name: string): Frame[] =>
  frames.filter((frame) => {
    const opacityOf = (part: string) => frame.find((each) => each.part === part)?.opacity ?? 0;
    return Math.min(opacityOf(`old(${name})`), opacityOf(`new(${name})`)) > 0.03;
  });

/** Whether a part is opaque in every frame, so that nothing shows through it. */
const covers = (frames: readonly Frame[], part: string): boolean =>
  frames.every((frame) => frame.find((each) => each.part === part)?.opacity === 1);

const zIndexOf = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    (name) => Number(getComputedStyle(document.documentElement, `::view-transition-${name}`).zIndex) || 0,
    part,
  );

/** Checks that an element has an opaque background. */
const expectOpaque = (place: Locator): Promise<void> => expect(place).toHaveCSS('background-color', /^rgb\(/);

test('no frame of a transition shows two pages on top of each other: page to page, and card to page', async ({
  page,
  visit,
}) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  // Loads the files of both pages, because a skeleton that comes first would be a transition of its own.
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
    expect(bothShown(frames, 'picture')).toEqual([]);
  }
});

test('the picture of a card grows into that of its page: one picture, and no text moves with it', async ({
  page,
  visit,
}) => {
  await visit('/stay/extras?slug=stay-started');
  await waitForPage(page);
  await goTo(page, '/stay/parking?slug=stay-started');
  await goTo(page, '/stay/extras?slug=stay-started');
  await holdChanges(page);
  await page.getByRole('link', { name: /^Parking/ }).click({ noWaitAfter: true });
  expect(await movesOf(page)).toEqual([
    '::view-transition-group(page)',
    '::view-transition-group(picture)',
    '::view-transition-new(page)',
    '::view-transition-old(page)',
  ]);
  const crop = await page.evaluate(() => {
    const { objectFit, overflow } = getComputedStyle(document.documentElement, '::view-transition-new(picture)');
    return `${objectFit}, ${overflow}`;
  });
  expect(crop).toBe('cover, clip');
  const frames = await framesOf(page);
  expect([...bothShown(frames, 'page'), ...bothShown(frames, 'picture')]).toEqual([]);
  expect(covers(frames, 'new(picture)')).toBe(true);
  const heights = each(frames, 'group(picture)', 'height');
  expect(new Set(heights).size).toBeGreaterThan(5);
  expect(each(frames, 'new(picture)', 'height')).toEqual(heights);
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

test('the code of the stay moves to its place in the walk-in guide, alone, over an even cover', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
  // Neither the stay nor the list of doors fades.
  expect(await movesOf(page)).toEqual(['::view-transition-group(code)', '::view-transition-new(walk)']);
  const walk = page.getByRole('dialog', { name: 'Guide me in' });
  await expectOpaque(walk);
  // The same pixels at the head of the window, where the stay was, and at its foot.
  const strip = { x: 0, width: 390, height: 300 };
  const head = await page.screenshot({ clip: { ...strip, y: 0 } });
  expect(head.equals(await page.screenshot({ clip: { ...strip, y: 544 } }))).toBe(true);
  expect(await zIndexOf(page, 'group(code)')).toBeGreaterThan(await zIndexOf(page, 'group(cover)'));
  const frames = await framesOf(page);
  expect(bothShown(frames, 'code')).toEqual([]);
  const tops = each(frames, 'group(code)', 'top');
  expect(new Set(tops).size).toBeGreaterThan(5);
  const onTheWay = frames.filter((_, at) => tops[at] !== tops.at(-1));
  expect(each(onTheWay, 'new(walk)', 'opacity')).toEqual(onTheWay.map(() => 0));
  expect(each(frames, 'new(walk)', 'opacity').at(-1)).toBe(1);
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

test('a link and a disclosure look pressed in the first frame', async ({ page, visit }) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  for (const control of [
    page.getByRole('main').getByRole('link', { name: /^Breakfast/ }),
    page.getByText('Code not working?'),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Extras' }),
  ]) {
    await control.hover();
    await page.mouse.down();
    // Not by an assertion that waits: it would accept a later frame.
    const opacity = await control.evaluate((element) => {
      const pressed = element.closest('a, summary');
      return pressed && getComputedStyle(pressed).opacity;
    });
    expect(opacity).toBe('0.65');
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});
