import { address, expect, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

const ROWS = [
  ['rewards-active', ['Late check-outYours']],
  ['rewards-upcoming', ['Late check-outYours with the next stay']],
  [
    'rewards-inactive',
    [
      'Late check-out2 more stays',
      'Early check-in1 more night and 1 more stay',
      'Gym pass5 more nights',
      'A bigger apartment3 more nights and 2 more stays',
    ],
  ],
] as const;

// Proves R2-50, R6-24, R6-25, R7-75.
test.for(ROWS)('%s: each with what is left to it', async ([who, expected], { visit, goTo, world }) => {
  await signInAs(visit, who);
  await goTo('/account/rewards');
  const cards = page.getByRole('article');
  await expect.element(cards).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) await expect.element(cards.nth(index)).toMatchTextContent(text);
  expect((await world.calls('futureCustomerRewards'))[0]?.url).toContain('newStructure=true');
});

test('rewards-none says where it begins; without a login the page asks for one, and comes back', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/account/rewards');
  await expect.poll(address).toBe('/signup');
  await signInAs(visit, 'rewards-none');
  await expect.poll(address).toBe('/account/rewards');
  await expect.element(page.getByRole('heading', { name: 'Nothing to unwrap yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Start new booking' })).toBeVisible();
  await expectAccessible();
});

test('rewards that do not come: words, and a retry that brings them', async ({ visit, world }) => {
  await signInAs(visit, 'customer-member');
  await world.fault({ operation: 'futureCustomerRewards', kind: 'malformed' });
  await visit('/account/rewards');
  await expect.element(page.getByRole('alert')).toMatchTextContent('This Wi-Fi wants you to sign in first');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('article', { name: 'Gym pass' })).toBeVisible();
});
