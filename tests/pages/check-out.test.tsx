import type { BrowserPage as Page } from 'vitest/browser';
import { address, click, expect, page, test } from './fixtures.tsx';
import type { FaultInput } from '#mocks/engine/fault-input.ts';
import { clickTenTimes, enterAndClick } from './keys.ts';
import { sendElsewhere } from './elsewhere.ts';

const checkOut = (slug: string) => `/stay/check-out?slug=${slug}`;

const success = (slug: string) => `/stay/check-out/success?slug=${slug}`;

const button = (page: Page) => page.getByRole('button', { name: 'Check out now' });

const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are checked out' });

/** A Monday at 10:20 in Helsinki: the morning of a last day. */
const MORNING = '2026-11-23T08:20:00.000Z';

const FAILURES: readonly FaultInput[] = [
  { kind: 'status', status: 500, code: 'FOO' },
  { kind: 'status', status: 404, code: 'NOT_FOUND' },
  { kind: 'status', status: 409, code: 'CONFLICT' },
  { kind: 'network' },
  { kind: 'malformed' },
];

// Proves R1-02.
test('at midnight in Athens, still the day before in UTC, check-out becomes available by itself, and works half an hour later', async ({
  visit,
  world,
  passTime,
}) => {
  // The seed's last day is the one that begins at 22:00Z.
  await world.start({ now: '2026-01-14T22:30:00.000Z' });
  await world.setClock('2026-01-14T21:59:00.000Z');
  await visit(checkOut('check-out-day-timezone'));
  await expect.element(page.getByRole('heading', { name: 'You can check out on Thu 15 Jan' })).toBeVisible();
  await expect.element(button(page)).not.toBeInTheDocument();
  await passTime(65);
  await expect.element(button(page)).toBeVisible();
  await world.setClock('2026-01-14T22:30:00.000Z');
  await click(button(page));
  await expect.element(done(page)).toBeVisible();
});

test('after the check-out time it is still available, and says so', async ({ visit, world, expectAccessible }) => {
  await world.start({ now: '2026-11-23T12:00:00.000Z' });
  await visit('/stay?slug=check-out-day');
  const next = page.getByRole('region', { name: "What's Next" });
  await expect.element(next).toMatchTextContent('Check-out was at 11:00');
  await expect
    .element(next)
    .toMatchTextContent('Check out, and the doors below will open again.Your keys worked until Mon 23 Nov, 11:00.');
  await expect.element(page.getByRole('link', { name: /^Late check-out/ })).not.toBeInTheDocument();
  await expect.element(next).toMatchTextContent('You can still check out today. Need a little longer?');
  await expect
    .element(next.getByRole('link', { name: 'Call us: +358 9 4245 0150' }))
    .toHaveAttribute('href', 'tel:+358942450150');
  await expectAccessible();
  await click(next.getByRole('link', { name: 'Check out', exact: true }));
  await expect.element(page.getByText('Check-out was at 11:00. You can still check out here today.')).toBeVisible();
  const expired = page.getByRole('heading', { name: 'Your keys have expired' });
  await expect.element(expired).not.toBeInTheDocument();
  const preview = page.getByRole('region', { name: 'If you check out now' });
  await expect
    .element(preview, { message: 'the building opens again (R9-10)' })
    .toMatchTextContent(/Street door and buildingLuggage room included\s*until 23:00/);
  await expect
    .element(preview, { message: 'the apartment does not (R9-09)' })
    .toMatchTextContent(/Apartment 405\s*stays closed/);
  await click(button(page));
  await expect.element(done(page)).toBeVisible();
  await expect.element(expired).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Which doors still open' })).toMatchTextContent('until 23:00');
  await click(page.getByRole('link', { name: 'Go to your doors' }));
  await expect.element(page.getByText('You can enter the building until 23:00.')).toBeVisible();
});

test('N1 five minutes after the check-out time, the apartment opens for ten more minutes, the building until 23:00', async ({
  visit,
  world,
}) => {
  await world.start({ now: '2026-06-12T08:05:00.000Z' });
  await visit(checkOut('check-out-day'));
  await expect.element(page.getByRole('region', { name: 'If you check out now' })).toMatchTextContent('until 11:15');
  await click(button(page));
  const doors = page.getByRole('region', { name: 'Which doors still open' });
  await expect.element(doors).toMatchTextContent(/Apartment 40510\smin left\s*until 11:15/);
  await expect.element(doors).toMatchTextContent(/Street door and buildingLuggage room included\s*until 23:00/);
  await click(page.getByRole('link', { name: 'Go to your doors' }));
  await expect
    .element(page.getByText('Your apartment door works until 11:15, and you can enter the building until 23:00.'))
    .toBeVisible();
  await expect.element(page.getByRole('slider', { name: 'Apartment 405: slide to open' })).toBeVisible();
});

test('just before midnight the building closes at once, and the apartment after 15 minutes', async ({
  visit,
  world,
}) => {
  await world.start({ now: '2026-11-23T21:58:00.000Z' });
  await visit(checkOut('check-out-before-midnight'));
  await expect
    .element(page.getByRole('region', { name: 'If you check out now' }))
    .toMatchTextContent('Street door and buildingcloses at once');
  await click(button(page));
  const doors = page.getByRole('region', { name: 'Which doors still open' });
  await expect.element(doors).toMatchTextContent(/15\smin left\s*until 00:1\d/);

  await world.setClock('2026-11-23T22:02:00.000Z');
  await visit(success('check-out-before-midnight'));
  await expect.element(doors).toMatchTextContent(/until 00:1\d/);
  await visit('/stay/access?slug=check-out-before-midnight');
  await expect
    .element(page.getByText(/Your apartment door works until 00:1\d\. Your access to the building ended at 23:00\./))
    .toBeVisible();
  await expect.element(page.getByRole('slider', { name: 'Apartment 405: slide to open' })).toBeVisible();
  await visit('/stay?slug=check-out-before-midnight');
  await expect.element(page.getByText(/Checked out, Mon\s23\sNov, 23:5\d$/)).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'This reservation is not active: it has already expired.' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Invite guests' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();

  await world.setClock('2026-11-23T22:15:00.000Z');
  await visit('/stay?slug=check-out-before-midnight');
  await expect
    .element(page.getByRole('heading', { name: 'This reservation is not active: it has already expired.' }))
    .toBeVisible();
  await expect.element(page.getByText(/Checked out, Mon\s23\sNov, 23:5\d$/)).toBeVisible();
});

for (const slug of ['invalid-dates', 'swapped-dates']) {
  test(`${slug}: how to contact us, and no promised time`, async ({ visit }) => {
    await visit(checkOut(slug));
    await expect.element(page.getByRole('heading', { name: 'We do not have your departure date' })).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Call us' })).toBeVisible();
    await visit(`/stay?slug=${slug}`);
    await expect.element(page.getByText('until N/A')).toBeVisible();
    await expect.element(page.getByText(/Your door opens in|Check out by/)).not.toBeInTheDocument();
    if (slug === 'invalid-dates') return;
    await visit(`/stay/access?slug=${slug}`);
    await expect.element(page.getByRole('slider', { name: 'Apartment 405: slide to open' })).toBeVisible();
  });
}

test.describe('the success page and its doors', () => {
  test('without a check-out the page redirects to the stay, also for cancelled and expired stays', async ({
    visit,
  }) => {
    for (const [path, slug] of [
      [success, 'check-out-day'],
      [success, 'stay-started'],
      [success, 'cancelled'],
      [success, 'expired-and-checked-out'],
      [checkOut, 'cancelled'],
      [checkOut, 'expired'],
    ] as const) {
      await visit(path(slug));
      await expect.poll(address).toBe(`/stay?slug=${slug}`);
    }
  });

  // Proves R3-18, R4-80.
  test('a guest who is not a member is thanked and invited to join', async ({ visit, expectAccessible }) => {
    await visit(success('checked-out-non-member'));
    await expect.element(page.getByText('come back when you miss the bed')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Next time, join the Inner Circle' })).toBeVisible();
    await expectAccessible();
  });

  test('white-label mentions neither members nor Bob', async ({ visitWhiteLabel, world }) => {
    await world.becomeWhiteLabel();
    for (const slug of ['checked-out', 'checked-out-non-member']) {
      await visitWhiteLabel(success(slug));
      await expect.element(done(page)).toBeVisible();
      await expect.element(page.getByText(/Inner Circle|Bob|Reception/)).not.toBeInTheDocument();
    }
  });

  test('twenty minutes later the apartment is closed, but not the building', async ({ visit, world }) => {
    await world.start({ now: MORNING });
    await visit(success('checked-out-20-minutes'));
    await expect
      .element(page.getByRole('region', { name: 'Which doors still open' }))
      .toMatchTextContent('closed since 10:15');
    await expect
      .element(page.getByRole('region', { name: 'Which doors still open' }))
      .toMatchTextContent('until 23:00');
  });

  test('late in the evening no door opens any more', async ({ visit, world, expectAccessible }) => {
    await world.start({ now: '2026-03-10T21:30:00.000Z' });
    await visit(success('checked-out-late-evening'));
    await expect.element(page.getByRole('heading', { name: 'Your keys have expired' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to your doors' })).not.toBeInTheDocument();
    await expectAccessible();
  });
});

test('done, but the response is lost: the stay shows it, and nothing is sent again', async ({ visit, world }) => {
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await visit(checkOut('check-out-day'));
  await click(button(page));
  await expect.element(done(page)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('if the stay cannot be fetched either, one click checks again and sends nothing', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await visit(checkOut('check-out-day'));
  await expect.element(button(page)).toBeVisible();
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
  await world.fault({ operation: 'checkIn', kind: 'malformed' });
  await click(button(page));
  await expect.element(page.getByRole('alert')).toMatchTextContent("We don't know yet whether you are checked out");
  await expectAccessible();
  await world.clearFaults();
  await click(page.getByRole('button', { name: 'Check now' }));
  await expect.element(done(page)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('any failure: a message, one request per click, and the next click succeeds', async ({ visit, world }) => {
  await visit(checkOut('check-out-day'));
  for (const [before, fault] of FAILURES.entries()) {
    {
      await world.fault({ ...fault, operation: 'updateCheckIn' });
      await click(button(page));
      await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(before + 1);
      await expect.element(button(page)).not.toHaveAttribute('aria-busy', 'true');
      const isFromWifi = fault.kind === 'malformed';
      await expect
        .element(page.getByRole('alert'))
        .toMatchTextContent(isFromWifi ? 'You need to sign in to this Wi-Fi first' : 'You are not checked out yet');
      expect(page.getByRole('alert').getByRole('link', { name: 'Call us' }).elements()).toHaveLength(
        isFromWifi ? 0 : 1,
      );
      expect(await world.calls('updateCheckIn')).toHaveLength(before + 1);
      await world.clearFaults();
    }
  }
  await click(button(page));
  await expect.element(done(page)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(FAILURES.length + 1);
});

test('the day before: when it becomes available, and no button', async ({ visit, world, expectAccessible }) => {
  await world.start({ now: MORNING });
  await visit(checkOut('check-out-not-yet'));
  await expect.element(page.getByRole('heading', { name: 'You can check out on Tue 24 Nov' })).toBeVisible();
  await expect.element(page.getByText('No hurry: on that day you have until 11:00.')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a tab that regains focus follows a check-out in another', async ({ visit, world, lookAgain }) => {
  await visit('/stay?slug=check-out-day');
  await expect.element(page.getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
  await sendElsewhere(world, 'check-out-day', { checkOutDone: true });
  await lookAgain();
  await expect.element(page.getByText(/Checked out, /)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Check out', exact: true })).not.toBeInTheDocument();
});

test('offline nothing is sent, now or later; then ten rapid clicks send one request', async ({
  visit,
  world,
  setOffline,
}) => {
  await visit(checkOut('check-out-day'));
  await expect.element(button(page)).toBeVisible();
  setOffline(true);
  await click(button(page));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('You seem to be offline. Please check your connection.');
  setOffline(false);
  await visit(checkOut('check-out-day'));
  await expect.element(button(page)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);

  await world.hold('updateCheckIn');
  await clickTenTimes(button(page));
  await world.release();
  await expect.element(done(page)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('timeout: a message, one request, and the next click succeeds', async ({ visit, world, passTime }) => {
  await world.fault({ kind: 'timeout', operation: 'updateCheckIn', times: 1 });
  await visit(checkOut('check-out-day'));
  await click(button(page));
  await world.isHeld();
  await passTime(20);
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are not checked out yet');
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Call us' })).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await world.clearFaults();
  await click(button(page));
  await expect.element(done(page)).toBeVisible();
});

test('Enter and a click at once: one request', async ({ visit, world }) => {
  await visit(checkOut('check-out-day'));
  await world.hold('updateCheckIn');
  await enterAndClick(button(page));
  await world.release();
  await expect.element(done(page)).toBeVisible();
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([200]);
});
