import { address, click, expect, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';
import { onTestFinished, vi } from 'vitest';
import { press } from './keys.ts';

/** Replaces `navigator.share` of the device. */
function withSheet(share: (data?: ShareData) => Promise<void>) {
  const sheet = vi.fn<typeof share>(share);
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return sheet;
}

const part = (name: string) => page.getByRole('region', { name });

// Proves R2-122.
test('without a code, the page shows how to get one', async ({ visit, expectAccessible }) => {
  await visit('/stay/referral?slug=referral-no-code');
  await expectAccessible();
  await expect
    .element(page.getByRole('link', { name: 'Join the Inner Circle' }))
    .toHaveAttribute('href', '/signup?slug=referral-no-code');
  // The code of the account has precedence over that of the stay; this account has none.
  await signInAs(visit, 'no-referral-code');
  await visit('/stay/referral?slug=referral');
  await expect.element(part('Get a code to share')).toMatchTextContent('Your account has no code yet.');
  await expect.element(page.getByText('ANNA10')).not.toBeInTheDocument();
});

// Proves R3-24.
test('an expired stay shows book and save, and no code to share', async ({ visit }) => {
  await visit('/stay?slug=expired');
  await expect
    .element(part('Book and save').getByRole('link', { name: 'Start new booking' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/booking\..*\/\?stay=/));
  await expect.element(page.getByRole('link', { name: /^Good places are for sharing/ })).not.toBeInTheDocument();
  // The prompt leads to the rates too (R1-33).
  await click(part('Book and save').getByRole('link', { name: 'See rates for other dates' }));
  await expect.element(part('Or book nights yourself')).toBeVisible();
});

test('a member without consent is asked for it, once it has loaded', async ({ visit, goTo }) => {
  await signInAs(visit, 'consent-not-given');
  await goTo('/stay?slug=stay-started');
  await click(page.getByRole('link', { name: /^Stay in touch/ }));
  await expect.poll(address).toBe('/consent');
});

// Proves R2-113, R2-162, R6-14, R6-16.
test('the link of the stay is shared or copied, with an explanation', async ({ visit, goTo }) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit('/stay/access?slug=invited-guest');
  const invitation = part('Invite guests');
  await expect.element(invitation).toMatchTextContent('Sharing gives full access');
  await click(invitation.getByRole('button', { name: 'Copy the link' }));
  await expect.element(invitation.getByText('Copied').first()).toBeVisible();
  const link = `${location.origin}/stay?slug=invited-guest`;
  expect(copied).toHaveBeenCalledExactlyOnceWith(link);

  const share = withSheet(() => Promise.resolve());
  await visit('/stay?slug=invited-guest');
  await click(page.getByRole('button', { name: 'Your booking' }));
  const button = invitation.getByRole('button', { name: 'Share the link' });
  await click(button);
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: link });
  // Two quick presses: the browser refuses the second while the sheet is open.
  share.mockRejectedValue(new DOMException('An earlier share has not yet completed', 'InvalidStateError'));
  await button.dblClick();
  await expect.element(button).toHaveFocus();
  // A device that has a share sheet but cannot open it.
  share.mockRejectedValue(new Error('Refused'));
  await press('Enter', button);
  await expect.element(invitation.getByRole('button', { name: 'Copy the link' })).toHaveFocus();
  await goTo('/stay?slug=cancelled');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(invitation).not.toBeInTheDocument();
});

test('an account that failed to load is requested again', async ({ visit, world }) => {
  await signInAs(visit, 'customer-member');
  await world.fault({ operation: 'customers', kind: 'status', status: 403 });
  await visit('/stay?slug=referral');
  await expect.poll(async () => (await world.calls('customers')).at(-1)?.status).toBe(403);
  await world.clearFaults();
  await click(page.getByRole('link', { name: /^Good places are for sharing.*you get 10%/ }));
  await expect.element(part('Your code')).toMatchTextContent('ANNA10');
});
