import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { press } from './keys.ts';
import type { FaultInput } from '#mocks/engine/fault-input.ts';
import { FAILING_READS } from '../support/failing-reads.ts';

const FAULTS = {
  'a 500': { kind: 'status', status: 500, code: 'FOO' },
  'a lost connection': { kind: 'network' },
  'no answer in time': { kind: 'timeout' },
  'another page': { kind: 'malformed' },
  nothing: { kind: 'empty' },
} as const satisfies Record<string, FaultInput>;
/** A 404 counts as a failure, except for a stay, where the link is wrong, and for a look-up, which has no match. */
const NOT_FOUND = { 'a 404': { kind: 'status', status: 404, code: 'NOT_FOUND' } } as const;
/** The message and the advice for a fault; a Wi-Fi that wants the guest to sign in has its own (D7). */
const wordsOf = (fault: string) =>
  fault === 'another page'
    ? (['You need to sign in to this Wi-Fi first', 'sign in there, or use mobile data.'] as const)
    : (['Something went wrong', 'If the problem persists, please contact Bob.'] as const);

test('a page that loads on the second attempt focuses its heading', async ({ visit, world }) => {
  await world.fault({ operation: 'checkIn', kind: 'status', status: 400 });
  await visit('/stay/ask?slug=help-content');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await world.clearFaults();
  await press('Enter', page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toHaveFocus();
});

// Proves R8-55.
test('a page that fails again focuses its heading', async ({ visit, world }) => {
  await world.fault({ operation: 'checkIn', kind: 'status', status: 400 });
  await visit('/stay/ask?slug=help-content');
  await expect.element(page.getByRole('alert')).toBeVisible();
  const before = (await world.calls('checkIn')).length;
  await press('Enter', page.getByRole('button', { name: 'Try again' }));
  await expect.poll(async () => (await world.calls('checkIn')).length).toBeGreaterThan(before);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveFocus();
});

test("a part that loads on the second attempt leaves the focus on the page's heading", async ({ visit, world }) => {
  await world.fault({ operation: 'propertyContent', kind: 'status', status: 400 });
  await visit('/stay/ask?slug=help-content');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await world.clearFaults();
  await press('Enter', page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Can I arrive at night?')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toHaveFocus();
});

// Proves S44.
test.for(FAILING_READS)(
  '%s, whose %s meets %s: words, people to ask, and a retry that works',
  async ([path, operation, what], { visit, world, passTime }) => {
    const [words, help] = wordsOf(what);
    await world.fault({ ...{ ...FAULTS, ...NOT_FOUND }[what], operation });
    const opened = visit(path);
    // Lets retries and timeouts pass.
    const troubles = async () => {
      await passTime(4);
      return page.getByText(words).elements();
    };
    await expect.poll(troubles).not.toEqual([]);
    await opened;
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByText(words).first()).toBeVisible();
    await expect.element(page.getByText(help).first()).toBeVisible();

    await world.clearFaults();
    for (const retry of page.getByRole('button', { name: 'Try again' }).elements()) (retry as HTMLElement).click();
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test.for([
  ['property', 'We have no details of this building', 1],
  ['customProducts', 'Our system did not find what this page needs', 2],
] as const)('a 404 of %s on the page of extras: the cause, a retry, people to ask', async (row, { visit, world }) => {
  const [operation, cause, level] = row;
  await world.fault({ ...NOT_FOUND['a 404'], operation });
  await visit('/stay/extras?slug=stay-started');
  await expect.element(page.getByRole('heading', { level, name: cause })).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent('If the problem persists, please contact Bob.');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  if (operation === 'property') {
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See how to get in' }))
      .toHaveAttribute('href', '/stay/access?slug=stay-started');
  }
});

test.for(Object.entries(FAULTS))(
  'a lookup that meets %s keeps what was typed and can be sent again',
  async ([what, fault], { visit, world, passTime }) => {
    await visit('/check-in');
    await world.fault({ ...fault, operation: 'checkInLookup' });
    const find = page.getByRole('button', { name: 'Find my booking' });
    await fill(page.getByLabelText('Booking number'), 'BN-1001');
    await fill(page.getByLabelText('Last name'), 'Guest');
    await click(find);
    // Longer than any retry, and than the timeout.
    await passTime(20);
    await expect.element(page.getByRole('alert')).toMatchTextContent(wordsOf(what)[0]);
    await expect.element(page.getByLabelText('Booking number')).toHaveValue('BN-1001');

    await world.clearFaults();
    await click(find);
    await expect.poll(address).toBe('/stay?slug=stay-before-arrival');
  },
);

test('an invalid card and an invalid key hide no other door, and each is reported once', async ({
  visit,
  world,
  reports,
}) => {
  const stay = world.backend.db.stays.get('stay-started') ?? expect.unreachable();
  const { propertyKeys = [], creditCards = [] } = stay.checkIn;
  const broken = {
    propertyKeys: propertyKeys.map((key, index) => (index === 0 ? { ...key, code: 4719 } : key)),
    creditCards: creditCards.map((card) => ({ ...card, state: null })),
  };
  const { send } = world;
  let isBroken = true;
  world.send = async (call) => {
    const answer = await send(call);
    return isBroken && call.url.includes('check-in')
      ? { ...answer, text: JSON.stringify({ ...JSON.parse(answer.text), ...broken }) }
      : answer;
  };
  await visit('/stay/access?slug=stay-started');
  await expect.element(page.getByRole('heading', { name: 'We could not show one of your doors' })).toBeVisible();
  await expect.element(page.getByRole('slider')).toBeVisible();
  await expect.element(page.getByText('Code: 2 8 0 6 1 5, then #')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Wi-Fi' })).toBeVisible();
  await visit('/stay/add-card?slug=stay-started');
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect.element(cards.getByRole('alert')).toMatchTextContent('We could not show this part');
  isBroken = false;
  await click(cards.getByRole('button', { name: 'Try again' }));
  await expect.element(cards.getByRole('alert')).not.toBeInTheDocument();
  expect(reports.filter((report) => report.startsWith('Answer breaks the contract'))).toHaveLength(2);
});
