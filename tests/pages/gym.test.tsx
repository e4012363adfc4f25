import type { BrowserPage as Page } from 'vitest/browser';

import { expect, page, test } from './fixtures.tsx';

const pass = (page: Page) => page.getByRole('region', { name: 'Gym pass' });
const access = (page: Page) => page.getByRole('region', { name: 'How to get in' });
const next = (page: Page) => page.getByRole('button', { name: 'Confirm and pay' });
const WAYS = {
  'in-app': ['You get in with the pass in this app. Show it at the desk.', 'The desk is on the first floor.', null],
  'access-card': [
    'You get in with an access card. Show your pass at the desk to get one.',
    'Bring it back when you leave.',
    null,
  ],
  'on-demand': [
    'Access is by arrangement. Contact us before you go, and we will let the gym know.',
    'The trainer opens the door for you.',
    'Call us',
  ],
  'in-building': [
    'The gym is in your building, behind a door with a code.',
    'The code is the one of the street door.',
    'Your door codes',
  ],
  'in-building-without-code': [
    'The gym is in your building, and its door needs no code. Just walk in.',
    'Lights go on by themselves.',
    null,
  ],
} as const;

test('access instructions come with the pass, for each kind (R3-97)', async ({ visit, goTo, expectAccessible }) => {
  await visit('/stay?slug=gym-access-types-in-app');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [type, [words, guidelines, link]] of Object.entries(WAYS)) {
    await goTo(`/stay/gym?slug=gym-access-types-${type}`);
    await expect.element(pass(page)).toMatchTextContent('Valid today');
    await expect.element(access(page)).toMatchTextContent(words);
    await expect.element(access(page)).toMatchTextContent(guidelines);
    if (link === null) await expect.element(access(page).getByRole('link')).not.toBeInTheDocument();
    else await expect.element(access(page).getByRole('link', { name: link })).toBeVisible();
    await expect.element(page.getByText(words)).toHaveLength(1);
    await expect.element(next(page)).not.toBeInTheDocument();
    await expectAccessible();
  }
  // A kind that the app does not know: the page has the guidelines of the gym only.
  await goTo('/stay/gym?slug=gym-access-unknown');
  await expect.element(access(page).getByRole('paragraph')).toHaveTextContent('Think of a dumbbell, very hard.');
});

test('without gyms: how to contact us, and nothing to order', async ({ visit, expectAccessible }) => {
  await visit('/stay/gym?slug=breakfast-no-partners');
  await expect
    .element(page.getByRole('heading', { name: 'We have no partner gym near this building yet' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(next(page)).not.toBeInTheDocument();
  await expectAccessible();
});

test('white-label has the same pass', async ({ visitWhiteLabel, world, expectAccessible }) => {
  await world.becomeWhiteLabel();
  await visitWhiteLabel('/stay/gym?slug=gym-access-types-in-app');
  await expect.poll(() => document.title).toBe('Harbour Suites | Gym');
  await expect.element(pass(page)).toMatchTextContent('Anna Guest');
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Bob');
  await expectAccessible();
});
