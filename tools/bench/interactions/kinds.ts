import type { Locator, Page } from 'playwright';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Locates the target, untimed and before throttling. Returns the action to be timed. */
type Gesture = (page: Page, target: Locator) => Promise<() => Promise<void>>;

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to click');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks at coordinates, because `locator.click()` first inspects the page, which would be timed as well. */
const press: Gesture = async (page, target) => {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
};

const TRACK_PX = 320;

/** Drags further to the right than the longest slider, and releases. */
const drag: Gesture = async (page, target) => {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.move(x + TRACK_PX, y, { steps: 4 });
    await page.mouse.up();
  };
};

/** Focuses the target, then presses one key. */
const type =
  (key: string): Gesture =>
  async (page, target) => {
    await target.focus();
    return () => page.keyboard.press(key);
  };

/** Goes back like the browser's button. */
const goBack: Gesture = (page) =>
  Promise.resolve(() =>
    page.evaluate(() => {
      globalThis.receptionWatch?.act();
      window.history.back();
    }),
  );

/** A kind of interaction. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** The element to touch, present when the page has loaded. */
  readonly target: (page: Page) => Locator;
  readonly gesture: Gesture;
  /** How to get to the page with the target. */
  readonly before?: (page: Page) => Promise<void>;
  /** The browser draws the choice itself in the next frame; what the page changes later counts as content. */
  readonly isShownByBrowser?: boolean;
  /** The heading of the page that the interaction opens, if it opens one. */
  readonly heading?: string;
}

const ACCESS = '/stay/access?slug=stay-started';
const STAY = '/stay?slug=stay-started';
const ORDER = '/stay/late-check-out?slug=order-success';

const door = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const inNavigation = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const navigation = (name: string, link: RegExp, heading: string): Kind => ({
  name,
  path: STAY,
  target: (page) => inNavigation(page, link),
  gesture: press,
  heading,
});

export const KINDS: readonly Kind[] = [
  {
    name: 'door press',
    path: ACCESS,
    target: (page) => door(page, 'Apartment 405').getByRole('button', { name: /press twice|Press once more/ }),
    gesture: press,
  },
  { name: 'slider', path: ACCESS, target: (page) => door(page, 'Apartment 405').getByRole('slider'), gesture: drag },
  {
    name: 'disclosure',
    path: ACCESS,
    target: (page) => door(page, 'Street door').getByText('Code not working?'),
    gesture: press,
  },
  {
    name: 'copy',
    path: ACCESS,
    target: (page) => door(page, 'Street door').getByRole('button', { name: 'Copy the code' }),
    gesture: press,
  },
  {
    name: 'sheet',
    path: STAY,
    target: (page) => page.getByRole('button', { name: /^Forget this stay/ }),
    gesture: press,
  },
  { name: 'typing', path: '/check-in', target: (page) => page.getByLabel('Booking number'), gesture: type('B') },
  // A letter selects the first option that begins with it.
  {
    name: 'language',
    path: STAY,
    target: (page) => page.getByRole('combobox', { name: 'Language' }),
    gesture: type('D'),
    isShownByBrowser: true,
  },
  navigation('Stay to Extras', /^Extras$/, 'Extras'),
  navigation('Stay to Explore', /^Explore$/, 'Explore'),
  navigation('Stay to Ask', /Ask Bob$/, 'Ask Bob'),
  {
    ...navigation('Ask and back', /^Stay$/, 'Kasarmikatu 40'),
    gesture: goBack,
    before: async (page) => {
      await inNavigation(page, /Ask Bob$/).click();
      await page.getByRole('heading', { level: 1, name: 'Ask Bob' }).waitFor();
    },
  },
  {
    name: 'card to page',
    path: STAY,
    target: (page) => page.getByRole('main').getByRole('link', { name: /^Breakfast/ }),
    gesture: press,
    heading: 'Breakfast',
  },
  // The walk is a dialog over the page of the stay, so there is no new heading.
  { name: 'walk', path: STAY, target: (page) => page.getByRole('link', { name: 'Guide me in' }), gesture: press },
  { name: 'product choice', path: ORDER, target: (page) => page.getByRole('radio').nth(1), gesture: press },
  {
    name: 'confirm',
    path: ORDER,
    target: (page) => page.getByRole('button', { name: 'Confirm and pay' }),
    gesture: press,
  },
];
