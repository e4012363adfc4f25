import { address, click, expect, page, test, texts } from './fixtures.tsx';

const addCard = (slug: string) => `/stay/add-card?slug=${slug}`;

for (const slug of ['card-declined', 'card-canceled']) {
  test(`${slug}: the saved card is not authorised`, async ({ visit, expectAccessible }) => {
    await visit(addCard(slug));
    await expect.element(page.getByRole('heading', { name: 'Card is not authorised' })).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Saved cards' }))
      .toMatchTextContent('Card is not authorised');
    await expectAccessible();
  });
}

test('every brand, state and format has a text, and unknown ones a neutral text', async ({
  visit,
  expectAccessible,
}) => {
  await visit(addCard('cards-every-brand'));
  await click(page.getByText('9 other cards'));
  const rows = page.getByRole('region', { name: 'Saved cards' }).getByRole('listitem');
  const words = [
    ['Visa', 'Used for this stay'],
    ['Visa', 'ending in'],
    ['Mastercard', 'Virtual card'],
    ['American Express', 'Card is not authorised'],
    ['Diners Club', 'Card is not authorised'],
    ['Discover', 'Waiting for your bank'],
    ['JCB', 'Waiting for your bank'],
    ['UnionPay', 'ending in'],
    ['Card', 'Not accepted'],
    ['Card', 'ending in'],
  ];
  await expect.element(rows).toHaveLength(words.length);
  await expect.element(page.getByText('Physical card')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Saved cards' })).toBeVisible();
  // A saved card cannot be chosen: the page says which one pays, and how another one can.
  await expect.element(page.getByText('charged to this card until you add another one.')).toBeVisible();
  await expect.element(page.getByText('These cards are not used for this stay.')).toBeVisible();
  // The saved cards and the stay come before the form, whose fields do not load here.
  await expect
    .poll(() => texts(page.getByRole('main').getByRole('heading', { level: 2 })).slice(0, 2))
    .toEqual(['Kasarmikatu 40', 'Add another card']);
  for (const [index, each] of words.entries()) {
    for (const word of each) await expect.element(rows.nth(index)).toMatchTextContent(word);
  }
  await expect.element(rows.getByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
  await click(page.getByRole('link', { name: 'Stay', exact: true }).first());
  await expect.poll(address).toBe('/stay?slug=cards-every-brand');
});
