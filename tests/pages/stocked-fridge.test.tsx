import { click, expect, factsWith, page, test, texts } from './fixtures.tsx';
import { expectOrdered } from './ordering.ts';

// Proves R1-14.
test('each building stocks its fridge differently, and it can be ordered (R2-27, R9-28)', async ({
  visit,
  goTo,
  expectAccessible,
}) => {
  const contents = page.getByRole('region', { name: 'In the fridge' }).getByRole('listitem');
  await visit('/stay/stocked-fridge?slug=stocked-fridge-two-amsterdam');
  await expect
    .poll(() => texts(contents))
    .toEqual(['Bananas', 'Bread', 'Muesli', 'Milk', 'Chocolate sprinkles', 'Butter']);
  await goTo('/stay/extras?slug=stocked-fridge-two-helsinki');
  await click(page.getByRole('link', { name: /^Stocked fridge/ }));
  await expect.poll(() => document.title).toBe('Reception | Stocked fridge');
  await expect
    .poll(() => texts(contents))
    .toEqual(['Bananas', 'Rye bread', 'Muesli', 'Milk', 'Karelian pies', 'Butter']);
  await expectAccessible();
  await expect.poll(() => factsWith('Total')).toBe('Total€39');
  await click(page.getByRole('button', { name: 'Confirm and pay' }));
  await expectOrdered();
});

test('no stocked fridge: not available, and how to contact us (R3-76)', async ({ visit }) => {
  await visit('/stay/stocked-fridge?slug=extras-not-orderable');
  await expect.element(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm and pay' })).not.toBeInTheDocument();
});
