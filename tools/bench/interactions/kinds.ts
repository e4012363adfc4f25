import type { Locator, Page } from 'playwright';

import { goBack, drag, press, type } from './gestures.ts';
import type { Gesture } from './gestures.ts';

/** One way a guest touches a page. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** What is touched; it is there when the page is. */
  readonly target: (page: Page) => Locator;
  readonly gesture: Gesture;
  /** How the guest comes to the page where it is touched. */
  readonly before?: (page: Page) => Promise<void>;
  /** A control of the browser shows the choice in the next frame. What the page changes later is its content. */
  readonly isShownByBrowser?: boolean;
  /** The heading of the page it leads to, and the part of the app whose files must have come ahead. */
  readonly leadsTo?: { readonly heading: string; readonly part: string };
}

const ACCESS = '/stay/access?slug=stay-started';
const STAY = '/stay?slug=stay-started';
const ORDER = '/stay/late-check-out?slug=order-success';

const door = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const inNavigation = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const navigation = (name: string, link: RegExp, heading: string, part: string): Kind => ({
  name,
  path: STAY,
  target: (page) => inNavigation(page, link),
  gesture: press,
  leadsTo: { heading, part },
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
  // From English one key is another language: the first that begins with it.
  {
    name: 'language',
    path: STAY,
    target: (page) => page.getByRole('combobox', { name: 'Language' }),
    gesture: type('D'),
    isShownByBrowser: true,
  },
  navigation('Stay to Extras', /^Extras$/, 'Extras', 'orders'),
  navigation('Stay to Explore', /^Explore$/, 'Explore', 'discover'),
  navigation('Stay to Ask', /Ask Bob$/, 'Ask Bob', 'discover'),
  {
    ...navigation('Ask and back', /^Stay$/, 'Kasarmikatu 40', 'discover'),
    gesture: goBack,
    before: async (page) => {
      await inNavigation(page, /Ask Bob$/).click();
      await page.getByRole('heading', { level: 1, name: 'Ask Bob' }).waitFor();
    },
  },
  { name: 'product choice', path: ORDER, target: (page) => page.getByRole('radio').nth(1), gesture: press },
  {
    name: 'confirm',
    path: ORDER,
    target: (page) => page.getByRole('button', { name: 'Confirm order' }),
    gesture: press,
    before: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
];
