import { address, click, expect, page, test, texts } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

const card = (name: string) => page.getByRole('article', { name });
const names = () => texts(page.getByRole('article').getByRole('heading', { level: 2 }));

const ROWS = [
  ['rewards-active', ['Late check-outYours']],
  ['rewards-upcoming', ['Late check-outYours on your next stay']],
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

test('rewards-none says how to earn rewards; signed out, the page asks to sign in, and returns', async ({
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

test('rewards that fail to load: a message, and a retry that loads them', async ({ visit, world }) => {
  await signInAs(visit, 'customer-member');
  await world.fault({ operation: 'futureCustomerRewards', kind: 'malformed' });
  await visit('/account/rewards');
  await expect.element(page.getByRole('alert')).toMatchTextContent('You need to sign in to this Wi-Fi first');
  await world.clearFaults();
  await click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('article', { name: 'Gym pass' })).toBeVisible();
});

test("rewards-all: next to be earned first, equal ones in the server's order; unlocked and locked, each with its text", async ({
  visit,
  expectAccessible,
}) => {
  await signInAs(visit, 'rewards-all');
  await click(page.getByRole('link', { name: 'All rewards' }));
  await expect.poll(address).toBe('/account/rewards');
  await expect.poll(() => document.title).toBe('Reception | Rewards');
  await expect.element(page.getByText('4 of 7 unlocked')).toBeVisible();
  await expect
    .poll(names)
    .toEqual([
      'Offers for members only',
      'Plan a stay',
      'Late check-out',
      '€20 for your next stay',
      'Gym pass',
      'Early check-in',
      'A bigger apartment',
    ]);
  await expect.element(card('Late check-out')).toMatchTextContent('Yours');
  await expect.element(card('€20 for your next stay')).toMatchTextContent('Yours on your next stay');
  await expect.element(card('Plan a stay')).toMatchTextContent('Yours');
  await expect.element(card('Gym pass').getByRole('progressbar', { name: '10 of 13 nights' })).toBeVisible();
  await expect.element(card('A bigger apartment')).toMatchTextContent('8 more nights and 2 more stays');
  // The line shows the figures beside it.
  const line = card('A bigger apartment').getByRole('progressbar', { name: '10 of 18 nights' });
  await expect.element(line).toHaveAttribute('aria-valuemax', '18');
  await expectAccessible();
  await click(card('Late check-out').getByText('How to use it'));
  await expect.element(page.getByText('Choose it with your stay, under Extras.')).toBeVisible();
  await click(page.getByRole('link', { name: 'Account', exact: true }).first());
  await expect.poll(address).toBe('/account');
});
