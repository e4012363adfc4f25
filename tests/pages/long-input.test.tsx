import { anOrderItem } from '#mocks/seeds/products.ts';

import { expect, page, test } from './fixtures.tsx';
import { focus } from './keys.ts';

const MEGABYTE = 1024 ** 2;

/** Text fields with their pages and maximum lengths (S36). */
const LIMITED_FIELDS = [
  ['/check-in', 'Booking number', 1_000],
  ['/check-in', 'Last name', 1_000],
  ['/login', 'E-mail', 1_000],
  ['/stay/ask?slug=help-content', 'Search the answers', 100],
  ['/stay/check-in?slug=guest-details-required', 'First name', 1_000],
  ['/stay/check-in?slug=guest-details-required', 'Phone', 1_000],
] as const;

// Proves S36.
test.for(LIMITED_FIELDS)(
  'on %s, a megabyte pasted into "%s" is cut to its maximum length, and the page keeps working',
  async ([path, label, limit], { visit }) => {
    await visit(path);
    const field = page.getByLabelText(label, { exact: true });
    await focus(field);
    // Inserts the text as one change, like a paste, so that the browser applies the maximum length.
    document.execCommand('insertText', false, '4 a@'.repeat(MEGABYTE / 4));
    const text = (field.element() as HTMLInputElement).value;
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(limit);
  },
);

// Proves S36.
test('two hundred doors and five hundred orders are rendered', async ({ visit, goTo, world }) => {
  await world.backend.db.stays.update('stay-started', (row) => {
    const { propertyKeys = [] } = row.checkIn;
    const doors = Array.from({ length: 200 }, (_, at) => propertyKeys[at % propertyKeys.length])
      .filter((key) => key !== undefined)
      .map((key, at) => ({ ...key, id: `key-${at}` }));
    // Each at its own time, as equal orders are shown as one.
    const orderItems = Array.from({ length: 500 }, (_, at) =>
      anOrderItem({ id: `item-${at}`, consumptionDate: new Date(Date.UTC(2027, 0, 1, at)).toISOString() }),
    );
    return { ...row, checkIn: { ...row.checkIn, propertyKeys: doors, orderItems } };
  });
  await visit('/stay/access?slug=stay-started');
  await expect.poll(() => document.querySelectorAll('main li').length).toBeGreaterThanOrEqual(200);
  await goTo('/stay/extras?slug=stay-started');
  // By selector, as finding this many elements by role would take seconds.
  await expect.poll(() => document.querySelectorAll('main li').length).toBeGreaterThanOrEqual(500);
});
