import { address, expect, page, test } from './fixtures.tsx';
import type { World } from './world.ts';

const SLUG = 'check-out-day';
/** The morning of the last day, when the stay can still be cancelled, checked out and changed. */
const NOW = '2026-11-23T07:00:00Z';

const PATHS = [
  '/stay',
  '/stay/access',
  '/stay/access?walk=1',
  '/stay/breakfast',
  '/stay/cancel-reservation',
  '/stay/change-time',
  '/stay/check-out',
  '/stay/cleaning',
  '/stay/cleaning/schedule',
  '/stay/early-check-in',
  '/stay/extras',
  '/stay/gym',
  '/stay/late-check-out',
  '/stay/location',
  '/stay/parking',
  '/stay/reservation-extension',
  '/stay/sauna-kit',
  '/stay/stocked-fridge',
  '/stay/upgrade',
  '/stay/add-card',
  '/stay/product/any',
] as const;
type Path = (typeof PATHS)[number];

/** Pages on which the guest may have started something: they remain, with a message of their own. */
const TELL: readonly Path[] = ['/stay/change-time', '/stay/add-card'];
const STAY = `/stay?slug=${SLUG}`;
const withSlug = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}slug=${SLUG}`;

type Change = (world: World) => Promise<unknown>;
const changed =
  (changes: object): Change =>
  (world) =>
    world.backend.db.stays.update(SLUG, (row) => ({ ...row, checkIn: { ...row.checkIn, ...changes } }));
const cancel = changed({ status: 'canceled' });
const leave = changed({ checkOutDate: '2026-11-23T06:58:00.000Z' });
const end = changed({ endDate: '2026-11-22T08:00:00.000Z' });
const ban = changed({ idVerificationState: 'banned' });
const forget: Change = (world) => world.fault({ operation: 'checkIn', kind: 'status', status: 404, code: 'NOT_FOUND' });

const main = () => page.getByRole('main');

test.for(PATHS)(
  'N2 R4-24 cancelled elsewhere while %s is open: its stay says so',
  async (path, { visit, world, lookAgain }) => {
    await world.start({ now: NOW });
    await visit(withSlug(path));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await cancel(world);
    await lookAgain();
    await expect.element(main()).toMatchTextContent('This stay is cancelled');
    await expect.element(page.getByText('Your stay is over')).not.toBeInTheDocument();
    await expect.element(page.getByText('Your keys have expired')).not.toBeInTheDocument();
    expect(address()).toBe(TELL.includes(path) ? withSlug(path) : STAY);
  },
);

test.for(['/stay/ask', '/stay/sustainability', '/stay/referral'])(
  'N2 R4-24 cancelled elsewhere while %s is open: the page needs no unit, and remains',
  async (path, { visit, world, lookAgain }) => {
    await world.start({ now: NOW });
    await visit(withSlug(path));
    await cancel(world);
    await lookAgain();
    expect(address()).toBe(withSlug(path));
  },
);

interface Row {
  readonly what: string;
  readonly change: Change;
  readonly path: Path;
  readonly reason: string;
  readonly at: string;
}

const rows = (
  what: string,
  change: Change,
  pages: Partial<Record<Path, readonly [reason: string, at?: string]>>,
): Row[] =>
  PATHS.flatMap((path) => {
    const [reason, at = '/stay'] = pages[path] ?? [];
    return reason === undefined ? [] : [{ what, change, path, reason, at: withSlug(at) }];
  });

test.for<Row>([
  ...rows('checked out (R4-23)', leave, {
    '/stay': ['Checked out'],
    '/stay/access': ['You are checked out', '/stay/access'],
    '/stay/extras': ['You can no longer order extras for this stay'],
    '/stay/late-check-out': ['Checked out'],
    '/stay/check-out': ['You are checked out', '/stay/check-out/success'],
    '/stay/cancel-reservation': ['Checked out'],
    '/stay/change-time': ['You are checked out', '/stay/change-time'],
    '/stay/add-card': ['You are checked out', '/stay/add-card'],
  }),
  ...rows('ended (R4-18)', end, {
    '/stay': ['it has already expired'],
    '/stay/access': ['Your stay is over', '/stay/access'],
    '/stay/breakfast': ['it has already expired'],
    '/stay/check-out': ['it has already expired'],
    '/stay/add-card': ['Your stay is over', '/stay/add-card'],
  }),
  ...rows('refused (R4-20)', ban, {
    '/stay': ['We need to check your ID'],
    '/stay/access': ['We need to check your ID', '/stay/access'],
    '/stay/access?walk=1': ['We need to check your ID', '/stay/access'],
  }),
])('N2 $what elsewhere while $path is open', async ({ change, path, reason, at }, { visit, world, lookAgain }) => {
  await world.start({ now: NOW });
  await visit(withSlug(path));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await change(world);
  await lookAgain();
  await expect.element(main()).toMatchTextContent(reason);
  await expect.poll(address).toBe(at);
});

test.for<Path>(['/stay', '/stay/access', '/stay/extras', '/stay/add-card'])(
  'N2 R2-53 the stay is deleted while %s is open: booking not found',
  async (path, { visit, world, lookAgain }) => {
    await world.start({ now: NOW });
    await visit(withSlug(path));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await forget(world);
    await lookAgain();
    await expect.poll(address).toMatch(/^\/error/);
    await expect.element(page.getByText(/Code: /)).not.toBeInTheDocument();
  },
);

test.for<Path>(['/stay/access', '/stay/extras', '/stay/sauna-kit'])(
  'N2 R4-18 midnight after the last day while %s is open: the stay has ended, without a refetch or click',
  async (path, { visit, world, passTime }) => {
    await world.start({ now: NOW });
    await world.setClock('2026-11-23T21:59:30Z');
    await visit(withSlug(path));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await world.advance('PT1M');
    await passTime(60);
    await expect.element(main()).toMatchTextContent(/Your stay is over|it has already expired/);
  },
);
