import type { Page } from 'playwright/test';

import { expect, test, THIS_MORNING } from './fixtures.ts';
import type { FaultInput } from './fixtures.ts';
import { hurry } from './hurry.ts';

const checkOut = (slug: string) => `/stay/check-out?slug=${slug}`;
const success = (slug: string) => `/stay/check-out/success?slug=${slug}`;
const button = (page: Page) => page.getByRole('button', { name: 'Check out now' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are checked out' });

/** A Monday at 10:20 in Helsinki: the morning of a last day. */
const MORNING = '2026-11-23T08:20:00.000Z';

// Proves R1-17, R2-39, R2-88, R4-79, R1-04.
test(
  'the last day from the stay to the doors: what closes when, one press, one request, a member thanked',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: MORNING });
    await visit('/stay?slug=check-out-day');
    await page.getByRole('link', { name: 'Check out', exact: true }).click();

    await expect(page).toHaveTitle('Reception | Check-out');
    await expect(page.getByRole('heading', { level: 1, name: 'Check-out' })).toBeFocused();
    await expect(page.getByText('Today is your last day. You can check out until 11:00.')).toBeVisible();
    await expect(page.getByText('Windows closed, stove and lights off.')).toBeVisible();
    const doors = page.getByRole('region', { name: 'If you check out now' });
    await expect(doors).toContainText(/Apartment 40515\smin for whatever you forgot\s*until 10:3\d/);
    await expect(doors).toContainText(/Street door and buildingLuggage room included\s*until 23:00/);
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await button(page).click();

    await expect(page).toHaveURL(success('check-out-day'));
    await expect(page).toHaveTitle('Reception | You are checked out');
    await expect(done(page)).toBeFocused();
    await expect(page.getByText('bring your next Inner Circle reward closer')).toBeVisible();
    await expect(page.getByRole('heading', { name: /join the Inner Circle/ })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Book and save' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What still opens' })).toContainText(/until 10:3\d/);
    await expect(page.getByRole('region', { name: 'What still opens' })).toContainText('until 23:00');
    await expectAccessible();
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([{ checkOutDone: true }]);

    await page.reload();
    await expect(done(page)).toBeVisible();
    await page.getByRole('link', { name: 'To your doors' }).click();
    await expect(page.getByText(/Your apartment door works until 10:3\d, the building until 23:00\./)).toBeVisible();
    await page.goto(checkOut('check-out-day'));
    await expect(page, 'there is nothing left to check out of').toHaveURL(success('check-out-day'));
  },
);

test.describe('on a Greek phone', () => {
  test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

  test('the last day speaks Greek', { tag: '@journey' }, async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: MORNING });
    await visit('/stay?slug=check-out-day');
    await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
    await page.getByRole('region', { name: 'Τα επόμενα βήματα' }).getByRole('link', { name: 'Check-out' }).click();
    await page.getByRole('button', { name: 'Check-out τώρα' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Το check-out ολοκληρώθηκε' })).toBeFocused();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('only on the last day, in property time', () => {
  test('the day before: when it opens, and nothing to press', async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: MORNING });
    await visit(checkOut('check-out-not-yet'));
    await expect(page.getByRole('heading', { name: 'You can check out on Tue 24 Nov' })).toBeVisible();
    await expect(page.getByText('No hurry: on that day you have until 11:00.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAccessible();
  });

  // Proves R1-02.
  test('at midnight in Athens, while it is still yesterday in UTC, it opens by itself, and works half an hour later', async ({
    page,
    visit,
    world,
    passTime,
  }) => {
    // The seed's last day is the one that begins at 22:00Z.
    await world.start({ now: '2026-01-14T22:30:00.000Z' });
    await world.setClock('2026-01-14T21:59:00.000Z');
    await visit(checkOut('check-out-day-timezone'));
    await expect(page.getByRole('heading', { name: 'You can check out on Thu 15 Jan' })).toBeVisible();
    await expect(button(page)).toBeHidden();
    await passTime(65);
    await expect(button(page)).toBeVisible();
    await world.setClock('2026-01-14T22:30:00.000Z');
    await button(page).click();
    await expect(done(page)).toBeVisible();
  });

  test('after the hour it is still open, and says so', async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-11-23T12:00:00.000Z' });
    await visit('/stay?slug=check-out-day');
    const next = page.getByRole('region', { name: "What's Next" });
    await expect(next).toContainText('Check-out was at 11:00');
    await expect(next).toContainText('Your keys have expired');
    await expect(page.getByRole('link', { name: /^Late check-out/ })).toBeHidden();
    await expect(next).toContainText('You can still check out today. Need a little longer?');
    await expect(next.getByRole('link', { name: 'Call us: +358 9 4245 0150' })).toHaveAttribute(
      'href',
      'tel:+358942450150',
    );
    await expectAccessible();
    await next.getByRole('link', { name: 'Check out', exact: true }).click();
    await expect(page.getByText('Check-out was at 11:00. You can still check out here today.')).toBeVisible();
    const expired = page.getByRole('heading', { name: 'Your keys have expired' });
    await expect(expired).toBeHidden();
    const preview = page.getByRole('region', { name: 'If you check out now' });
    await expect(preview, 'the building opens again (R9-10)').toContainText(
      /Street door and buildingLuggage room included\s*until 23:00/,
    );
    await expect(preview, 'the apartment does not (R9-09)').not.toContainText('Apartment 405');
    await button(page).click();
    await expect(done(page)).toBeVisible();
    await expect(expired).toBeHidden();
    await expect(page.getByRole('region', { name: 'What still opens' })).toContainText('until 23:00');
    await page.getByRole('link', { name: 'To your doors' }).click();
    await expect(page.getByText('You can enter the building until 23:00.')).toBeVisible();
  });

  test('N1 five minutes after the hour, the apartment opens for ten more, the building until 23:00', async ({
    page,
    visit,
    world,
  }) => {
    await world.start({ now: '2026-06-12T08:05:00.000Z' });
    await visit(checkOut('check-out-day'));
    await expect(page.getByRole('region', { name: 'If you check out now' })).toContainText('until 11:15');
    await button(page).click();
    const doors = page.getByRole('region', { name: 'What still opens' });
    await expect(doors).toContainText(/Apartment 40510\smin left\s*until 11:15/);
    await expect(doors).toContainText(/Street door and buildingLuggage room included\s*until 23:00/);
    await page.getByRole('link', { name: 'To your doors' }).click();
    await expect(page.getByText('Your apartment door works until 11:15, the building until 23:00.')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Open: Apartment 405' })).toBeVisible();
  });

  test('just before midnight the house closes at once, and the apartment keeps its 15 minutes', async ({
    page,
    visit,
    world,
  }) => {
    await world.start({ now: '2026-11-23T21:58:00.000Z' });
    await visit(checkOut('check-out-before-midnight'));
    await expect(page.getByRole('region', { name: 'If you check out now' })).toContainText(
      'Street door and buildingcloses at once',
    );
    await button(page).click();
    const doors = page.getByRole('region', { name: 'What still opens' });
    await expect(doors).toContainText(/15\smin left\s*until 00:1\d/);

    await world.setClock('2026-11-23T22:02:00.000Z');
    await visit(success('check-out-before-midnight'));
    await expect(doors).toContainText(/until 00:1\d/);
    await visit('/stay/access?slug=check-out-before-midnight');
    await expect(
      page.getByText(/Your apartment door works until 00:1\d\. The building closed at 23:00\./),
    ).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Open: Apartment 405' })).toBeVisible();
    await visit('/stay?slug=check-out-before-midnight');
    await expect(page.getByText(/Checked out, Mon\s23\sNov, 23:5\d$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your stay is over' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Invite guests' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden();

    await world.setClock('2026-11-23T22:15:00.000Z');
    await visit('/stay?slug=check-out-before-midnight');
    await expect(page.getByRole('heading', { name: 'Your stay is over' })).toBeVisible();
    await expect(page.getByText(/Checked out, Mon\s23\sNov, 23:5\d$/)).toBeVisible();
  });

  for (const slug of ['invalid-dates', 'swapped-dates']) {
    test(`${slug}: a person to ask, and no moment is promised`, async ({ page, visit }) => {
      await visit(checkOut(slug));
      await expect(page.getByRole('heading', { name: "We don't know your last day" })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Call us' })).toBeVisible();
      await visit(`/stay?slug=${slug}`);
      await expect(page.getByText('until N/A')).toBeVisible();
      await expect(page.getByText(/Your door opens in|Check out by/)).toHaveCount(0);
      if (slug === 'invalid-dates') return;
      await visit(`/stay/access?slug=${slug}`);
      await expect(page.getByRole('slider', { name: 'Open: Apartment 405' })).toBeVisible();
    });
  }
});

test.describe('success and its doors', () => {
  test('without a check-out there is only the stay; cancelled and expired have nothing else', async ({
    page,
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
      await expect(page).toHaveURL(`/stay?slug=${slug}`);
    }
  });

  // Proves R3-18, R4-80.
  test('a guest who is no member is thanked, and invited', async ({ page, visit, expectAccessible }) => {
    await visit(success('checked-out-non-member'));
    await expect(page.getByText('come back when you miss the bed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next time, join the Inner Circle' })).toBeVisible();
    await expectAccessible();
  });

  test('white-label has neither members nor Bob', async ({ page, visitWhiteLabel }) => {
    for (const slug of ['checked-out', 'checked-out-non-member']) {
      await visitWhiteLabel(success(slug));
      await expect(done(page)).toBeVisible();
      await expect(page.getByText(/Inner Circle|Bob|Reception/)).toHaveCount(0);
    }
  });

  test('twenty minutes later the apartment is closed, the house is not', async ({ page, visit, world }) => {
    await world.start({ now: MORNING });
    await visit(success('checked-out-20-minutes'));
    await expect(page.getByRole('region', { name: 'What still opens' })).toContainText('closed since 10:15');
    await expect(page.getByRole('region', { name: 'What still opens' })).toContainText('until 23:00');
  });

  test('late in the evening no door opens any more', async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-03-10T21:30:00.000Z' });
    await visit(success('checked-out-late-evening'));
    await expect(page.getByRole('heading', { name: 'Your keys have expired' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'To your doors' })).toBeHidden();
    await expectAccessible();
  });
});

test.describe('once, whatever happens (S50 to S53)', () => {
  test('two tabs send one request; the other is told, and follows', async ({ page, visit, world, context }) => {
    await visit(checkOut('check-out-day'));
    await world.hold('updateCheckIn');
    const other = await context.newPage();
    await other.goto(checkOut('check-out-day'));
    await expect(button(other)).toBeVisible();
    await button(page).click();
    await button(other).click();
    await expect(other.getByRole('alert')).toContainText('Another tab is still busy');
    await world.letGo();
    await expect(done(page)).toBeVisible();
    await button(other).click();
    await expect(done(other)).toBeVisible();
    const sent = await world.calls('updateCheckIn');
    expect(sent.map(({ status }) => status)).toEqual([200, 409]);
  });

  test('a tab that is looked at again follows a check-out in another', async ({ page, visit, context }) => {
    await page.clock.install({ time: THIS_MORNING });
    await visit('/stay?slug=check-out-day');
    await expect(page.getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto(checkOut('check-out-day'));
    await button(other).click();
    await expect(done(other)).toBeVisible();
    await page.clock.fastForward(6_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(/Checked out, /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check out', exact: true })).toBeHidden();
  });

  test('offline nothing is sent, now or later; then ten rapid presses send one request', async ({
    page,
    visit,
    world,
    context,
  }) => {
    await visit(checkOut('check-out-day'));
    await expect(button(page)).toBeVisible();
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline. Please check your connection.');
    await context.setOffline(false);
    await visit(checkOut('check-out-day'));
    await expect(button(page)).toBeVisible();
    expect(await world.calls('updateCheckIn')).toEqual([]);

    await world.hold('updateCheckIn');
    await button(page).evaluate((element) => {
      for (let at = 0; at < 10; at++) (element as HTMLButtonElement).click();
    });
    await world.letGo();
    await expect(done(page)).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('done, but the answer lost: the stay says so, nothing is sent again', async ({ page, visit, world }) => {
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await visit(checkOut('check-out-day'));
    await button(page).click();
    await expect(done(page)).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('when the stay does not answer either, one press looks again and sends nothing', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkOut('check-out-day'));
    await expect(button(page)).toBeVisible();
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await world.fault({ operation: 'checkIn', kind: 'malformed' });
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText("We don't know yet whether you are checked out");
    await expectAccessible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(done(page)).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  const FAILURES: readonly FaultInput[] = [
    { kind: 'status', status: 500, code: 'FOO' },
    { kind: 'status', status: 404, code: 'NOT_FOUND' },
    { kind: 'status', status: 409, code: 'CONFLICT' },
    { kind: 'network' },
    { kind: 'malformed' },
  ];
  test('whatever fails: words, sent once a press, and the next press succeeds', async ({ page, visit, world }) => {
    await visit(checkOut('check-out-day'));
    for (const [before, fault] of FAILURES.entries()) {
      await test.step(`${fault.kind} ${fault.status ?? ''}`, async () => {
        await world.fault({ ...fault, operation: 'updateCheckIn' });
        await button(page).click();
        await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(before + 1);
        await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
        await expect(page.getByRole('alert')).toContainText('You are not checked out yet');
        await expect(page.getByRole('alert').getByRole('link', { name: 'Call us' })).toBeVisible();
        expect(await world.calls('updateCheckIn')).toHaveLength(before + 1);
        await world.clearFaults();
      });
    }
    await button(page).click();
    await expect(done(page)).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(FAILURES.length + 1);
  });

  test('no answer in time: words, sent once, and the next press succeeds', async ({ page, visit, world }) => {
    await hurry(page);
    await world.fault({ kind: 'timeout', operation: 'updateCheckIn' });
    await visit(checkOut('check-out-day'));
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('You are not checked out yet');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Call us' })).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
    await world.clearFaults();
    await button(page).click();
    await expect(done(page)).toBeVisible();
  });
});
