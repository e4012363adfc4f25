import { expect, page, test, texts } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

// Proves R2-151, R2-82.
test('three banners at once: the lift and the referral code, in this order, without the newsletter (N6)', async ({
  visit,
  world,
}) => {
  await world.start({ now: '2025-06-16T10:00:00.000Z' });
  await signInAs(visit, 'consent-not-given');
  await visit('/stay?slug=stay-started');
  await expect
    .element(page.getByRole('link', { name: /^Stay in touch/ }), { message: 'where there are two' })
    .toBeVisible();
  await visit('/stay?slug=elevator-works');
  const main = page.getByRole('main');
  const lift = main.getByRole('heading', { name: 'The lift is being refurbished' });
  const banners = lift.or(main.getByRole('link', { name: /for sharing|Stay in touch/ }));
  await expect
    .poll(() => texts(banners))
    .toEqual(['The lift is being refurbished', expect.stringMatching(/^Good places are for sharing/)]);
});
