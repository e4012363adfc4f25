import type { Page } from 'playwright/test';

import { access, door } from './doors.ts';
import { expect, test } from './fixtures.ts';

/** What a guest pastes from the clipboard; the headers of the app allow no script to read it (S6). */
async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.createElement('textarea');
    document.body.append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return field.evaluate((area) => {
    area.remove();
    return area.value;
  });
}

test.describe('codes and times', () => {
  // Proves R1-12, R2-30, R4-96.
  test(
    'four doors lead to the apartment, seven rooms are expandable rows, and shared information appears once',
    { tag: '@journey' },
    async ({ page, visit, expectAccessible }) => {
      await visit(access('keys-all-types'));
      await expect(page.getByRole('list', { name: 'Your way in' }).getByRole('heading', { level: 2 })).toHaveText([
        'Street door',
        'Lift',
        'Hallway',
        'Apartment 405',
      ]);
      const rooms = page.getByRole('region', { name: 'Also yours' });
      await expect(rooms.getByRole('heading', { level: 3 })).toHaveText([
        'Luggage room',
        'Laundry',
        'Shared kitchen',
        'Bin room',
        'Bicycle room',
        'Parking',
        'Back door',
      ]);
      for (const once of [/^All keys work until/, 'Stays open for 6 seconds.']) {
        await expect(page.getByText(once).filter({ visible: true })).toHaveCount(1);
      }
      await expect(door(page, 'Hallway').getByText('Code: 7 7 0 2', { exact: true })).toBeAttached();
      await expect(door(page, 'Hallway').getByText('Code not working?')).toBeVisible();
      await door(page, 'Luggage room').getByRole('heading').click();
      await expect(door(page, 'Luggage room').getByText('Code: 2 8 0 6 1 5, then #')).toBeAttached();
      await door(page, 'Laundry').getByRole('heading').click();
      await expect(door(page, 'Laundry').getByRole('slider')).toBeVisible();
      await expect(page.getByText('Luggage room', { exact: true })).toHaveCount(1);
      await expect(door(page, 'Luggage room')).toContainText(/Floor\s\S+/);
      await expectAccessible();
    },
  );

  test(
    'one tap copies a code; if it does not work, a checklist and then our team can help',
    { tag: '@journey' },
    async ({ page, visit, context, expectAccessible }) => {
      await context.grantPermissions(['clipboard-write']);
      await visit(access('stay-started'));
      const street = door(page, 'Street door');
      await street.getByRole('button', { name: 'Copy the code' }).click();
      await expect(page.getByText('Copied').first()).toBeVisible();
      await expect.poll(() => pasted(page)).toBe('4719');
      await street.getByText('Code not working?').click();
      await expect(street).toContainText('Is this the right door? The code above is for: Street door.');
      await expect(street.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+358\d+$/);
      await expectAccessible();
    },
  );
});

test.describe('a device in another time zone', () => {
  test.use({ timezoneId: 'Europe/London' });

  // Proves R4-86.
  test('shows property time and device time at the door and in the cancellation terms', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await world.start({ now: '2026-11-20T12:48:00.000Z' });
    await visit(access('stay-arrival-day'));
    await expect(page.getByText('Helsinki time')).toBeVisible();
    const street = door(page, 'Street door');
    await expect(street).toContainText('Code valid from 15:00');
    await expect(page.getByText('15:00 in Helsinki is 13:00 your time')).toBeVisible();
    await expect(page.getByText('In 12 min')).toBeVisible();
    await expectAccessible();
    await visit(access('keys-expired'));
    await expect(
      page.getByText('Your keys worked until Thu 19 Nov, 12:00 in Helsinki (10:00 your time).'),
    ).toBeVisible();
    await visit('/stay/cancel-reservation?slug=refundable-before-deadline');
    const terms = page.getByRole('region', { name: 'Free until Sat 21 Nov, 18:00' });
    await expect(terms).toContainText('18:00 in Helsinki is 16:00 your time');
  });
});
