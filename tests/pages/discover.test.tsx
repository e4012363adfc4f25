import type { BrowserPage as Page } from 'vitest/browser';
import { address, click, expect, page, test, texts } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';
import { press } from './keys.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('a property in a city without a guide shows the others; a wrong link shows the error page', async ({ visit }) => {
  await visit('/stay/explore?slug=explore-no-guide');
  await expect.element(page.getByText('We have no guide for Riga yet.')).toBeVisible();
  await expect.element(part(page, 'Choose a city').getByRole('link')).toHaveLength(19);
  await visit('/stay/explore?slug=no-such-stay');
  await expect.poll(address).toBe('/error');
});

test('a failing partner shows a message and a retry', async ({ visit, expectAccessible }) => {
  await signInAs(visit, 'plan');
  await visit('/stay/plan?slug=plan-ok&planHost=plan.failing.invalid');
  const trouble = page.getByRole('alert');
  await expect.element(trouble.getByRole('heading', { name: "We're having trouble loading data" })).toBeVisible();
  await expect
    .element(trouble)
    .toMatchTextContent("Oops! We're having trouble loading data from our partner. Please try again later");
  await expectAccessible();
  await click(trouble.getByRole('button', { name: 'Try again' }));
  await expect.element(trouble).toBeVisible();
  await visit('/stay/plan?slug=plan-ok&planHost=elsewhere.example');
  await expect.element(page.getByRole('region')).toHaveLength(2);
});

// Proves R1-29, R2-55, R2-122.
test('white-label has no explore, plan or referral, at any address', async ({ visitWhiteLabel }) => {
  for (const path of ['explore', 'plan', 'referral']) {
    for (const slug of ['', '?slug=white-label-stay']) {
      await visitWhiteLabel(`/stay/${path}${slug}`);
      await expect.poll(address, { message: path + slug }).toBe('/check-in');
    }
  }
  await visitWhiteLabel('/stay?slug=white-label-stay');
  await expect.poll(() => texts(page.getByRole('navigation').getByRole('link'))).toEqual(['Stay', 'Extras', 'Help']);
  await click(page.getByRole('link', { name: /^The emissions of your stay are 100% offset/ }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sustainability' })).toBeVisible();
});

// Proves R1-19, R2-34, R2-81.
test('the footprint of a stay, per night and in total; without a figure, everything else remains', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay/sustainability?slug=sustainability');
  await expect
    .element(part(page, 'Your stay'))
    .toMatchTextContent(/4\.2\s*kg\sCO2e\s*per night\s*12\.6\s*kg\sCO2e\s*for your whole stay/);
  for (const fact of [
    'The emissions of every stay are 100% offset',
    'Plant a tree from €1',
    'A wash uses about 80 litres',
  ])
    await expect.element(page.getByRole('heading', { name: fact })).toBeVisible();
  await expect.element(page.getByText('Over its lifetime, one tree captures more than 250 kg CO2.')).toBeVisible();
  await expectAccessible();
  await visit('/stay/sustainability?slug=sustainability-no-figure');
  await expect
    .element(page.getByRole('heading', { name: 'The emissions of every stay are 100% offset' }))
    .toBeVisible();
  await expect.element(page.getByText('kg CO2e')).not.toBeInTheDocument();
});

test('a stay that loads on the second attempt selects its guide, and is remembered (R2-120)', async ({
  visit,
  world,
}) => {
  await world.fault({ operation: 'checkIn', kind: 'status', status: 400 });
  await visit('/stay/explore?slug=explore-stay');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await world.clearFaults();
  await world.hold('checkIn');
  const retry = page.getByRole('button', { name: 'Try again' });
  await press('Enter', retry);
  await world.isHeld();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await expect.element(retry).toHaveFocus();
  await world.release();
  await expect.element(part(page, 'Plan your stay')).toBeVisible();
  await visit('/check-in?standalone=true');
  await expect.poll(address).toBe('/stay?slug=explore-stay');
});

// Proves R1-07, R2-131, R2-134.
test('without a stay or sign-in: cities to choose from, and book and save', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await visit('/stay/explore');
  await expect
    .element(part(page, 'Book and save').getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/booking\./));
  await expect.element(part(page, 'Choose a city').getByRole('link')).toHaveLength(19);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect.element(navigation.getByRole('link')).toHaveLength(5);
  await expect.element(navigation.getByRole('link', { name: 'Extras' })).toHaveAttribute('href', '/stay/extras');
  await expectAccessible();
  await click(part(page, 'Choose a city').getByRole('link', { name: 'Turku' }));
  await expect.element(part(page, 'Turku')).toMatchTextContent("Finland's oldest city");
  history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Explore' })).toHaveFocus();
  expect(await world.calls('checkIn')).toEqual([]);
});

// Proves R2-56, R2-57.
test('the plan asks to sign in, then for a stay, and returns to the plan', async ({ visit, expectAccessible }) => {
  await visit('/stay/plan?slug=plan-ok');
  await expect.poll(address).toBe('/signup');
  await signInAs(visit, 'plan');
  await expect.poll(address).toBe('/stay/plan?slug=plan-ok');
  await expect.element(page.getByRole('region')).toHaveLength(2);
  await expect
    .element(page.getByRole('region').first())
    .toMatchTextContent(/Morning\s*Temppeliaukio\s*A church inside the rock/);
  // The picture leaves room for the text of its day.
  const day = page.getByRole('region').first().element();
  expect(day.scrollHeight - day.clientHeight).toBe(0);
  await expectAccessible();

  await visit('/stay/plan');
  await expect.poll(address).toBe('/stay/plan?slug=plan-ok');
  // The stay is remembered once it is loaded: only then there is something to forget.
  await expect.element(page.getByRole('region')).toHaveLength(2);
  localStorage.removeItem('currentStay');
  await visit('/stay/plan');
  await expect.poll(address).toBe('/stay/explore');
  await expect.element(page.getByText('You are a member')).toBeVisible();
});
