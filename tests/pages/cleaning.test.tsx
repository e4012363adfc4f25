import { expect, page, test } from './fixtures.tsx';

const LIST = '/stay/cleaning?slug=';
const SCHEDULE = '/stay/cleaning/schedule?slug=';

for (const path of [LIST, SCHEDULE]) {
  test(`${path} without a time left: the sentence, and people to ask (R8-25)`, async ({ visit, expectAccessible }) => {
    await visit(path + 'cleaning-no-slots');
    await expect
      .element(page.getByText("Darn it, we've run out of timeslots. Contact us and we'll try to make things right."))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await expectAccessible();
  });
}
