import { click, expect, page, test } from './fixtures.tsx';

const now = '2026-11-23T07:00:00Z';
const code = page.getByText('Code: 4 7 1 9, then #').first();
/** The notice. With the walk-in guide open, the page behind it has one as well. */
const old = page
  .getByRole('status')
  .filter({ hasText: /^Last checked/ })
  .last();

const FAULTS = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'network' },
  { kind: 'malformed', how: 'page' },
  { kind: 'malformed', how: 'cut' },
  { kind: 'empty' },
] as const;

test.for(FAULTS)(
  'D3 a read that fails ($kind $status $how) beside a code: how old it is, and a way to check',
  async (fault, { visit, world, lookAgain, passTime }) => {
    await world.start({ now });
    await visit('/stay/access?slug=check-out-day');
    await expect.element(code).toBeInTheDocument();
    await expect.element(old).not.toBeInTheDocument();
    await world.fault({ operation: 'checkIn', ...fault });
    await lookAgain();
    await passTime(30);
    await expect.element(old).toMatchTextContent('Last checked 09:00');
    await expect.element(code).toBeInTheDocument();
  },
);

test.for(['/stay', '/stay/access', '/stay/access?walk=1'])(
  'D3 %s: a retry that fails keeps the notice; then it disappears',
  async (path, { visit, world, lookAgain, passTime, expectAccessible }) => {
    await world.start({ now });
    await visit(`${path}${path.includes('?') ? '&' : '?'}slug=check-out-day`);
    await expect.element(code).toBeInTheDocument();
    await world.fault({ operation: 'checkIn', kind: 'status', status: 500 });
    await passTime(120);
    await lookAgain();
    await expect.element(old.first()).toMatchTextContent('Your stay may have changed since.');
    await expectAccessible();
    // The dialog of the walk-in guide and the page behind it both have the notice.
    const shown = path.includes('walk') ? page.getByRole('dialog') : page.getByRole('main');
    const notice = shown.getByRole('status').filter({ hasText: /^Last checked/ });
    const check = shown.getByRole('button', { name: 'Check now' });
    const reads = async () => (await world.calls('checkIn')).length;
    const before = await reads();
    await click(check);
    await expect.poll(reads).toBeGreaterThan(before);
    await expect.element(notice).toBeVisible();
    await world.clearFaults();
    await click(check);
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(code).toBeInTheDocument();
  },
);

test('D3 at a property in another time zone, the time is the guest’s', async ({
  visit,
  world,
  lookAgain,
  passTime,
}) => {
  await world.start({ now: '2026-01-15T08:00:00Z' });
  await visit('/stay/access?slug=check-out-day-timezone');
  await expect.element(page.getByText(/^Code: /).first()).toBeInTheDocument();
  await world.fault({ operation: 'checkIn', kind: 'network' });
  await lookAgain();
  // Two retries.
  await passTime(3);
  await expect.element(page.getByRole('heading', { name: /^Last checked 10:00( your time)?$/ })).toBeVisible();
});

test('D3 a page without a code does not show it', async ({ visit, world, lookAgain }) => {
  await world.start({ now });
  await visit('/stay/location?slug=check-out-day');
  await world.fault({ operation: 'checkIn', kind: 'status', status: 500 });
  await lookAgain();
  await expect.element(page.getByText(/^Last checked/)).not.toBeInTheDocument();
});
