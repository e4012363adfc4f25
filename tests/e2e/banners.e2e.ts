import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in-as.ts';

// Proves R2-151, R2-82.
test('three things to say at once: the lift and the code for friends, in this order, and not the newsletter', async ({
  page,
  visit,
  world,
}) => {
  await world.start({ now: '2025-06-16T10:00:00.000Z' });
  await page.clock.install({ time: '2025-06-16T10:00:00.000Z' });
  await signInAs(page, 'consent-not-given');
  await visit('/stay?slug=stay-started');
  await expect(page.getByRole('heading', { name: 'Stay in touch' }), 'where there are two').toBeVisible();
  await visit('/stay?slug=elevator-works');
  const banners = page.getByRole('main').getByRole('heading', { name: /refurbished|for sharing|Stay in touch/ });
  await expect(banners).toHaveText(['The lift is being refurbished', 'Good places are for sharing']);
});
