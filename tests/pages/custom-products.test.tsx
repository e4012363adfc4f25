import { address, expect, page, test } from './fixtures.tsx';

test.describe('the id in the address (R2-144, R2-145)', () => {
  test('of a product with a page of its own is that page', async ({ visit }) => {
    await visit('/stay/product/prod-sauna?slug=extras-all');
    await expect.poll(address).toBe('/stay/sauna-kit?slug=extras-all&product=prod-sauna');
  });

  test('of a plain product of the house: name, price, and on to the confirmation', async ({
    visit,
    expectAccessible,
  }) => {
    await visit('/stay/extras?slug=extras-all');
    await page.getByRole('main').getByRole('link', { name: 'Gift box' }).click();
    await expect.poll(address).toBe('/stay/product/prod-custom?slug=extras-all');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gift box' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Continue €18' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(address).toBe('/stay/order-confirmation?slug=extras-all');
  });

  test('of nothing that is here: words, and the way to the extras', async ({ visit, expectAccessible }) => {
    for (const id of ['nope', 'prod-balloon', 'a%2Fb']) {
      await visit(`/stay/product/${id}?slug=extras-all`);
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Something went wrong' }), { message: id })
        .toBeVisible();
      if (id === 'nope') await expectAccessible();
      await page.getByRole('link', { name: 'All extras' }).click();
      await expect.poll(address).toBe('/stay/extras?slug=extras-all');
    }
  });
});
