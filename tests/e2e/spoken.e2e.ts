import type { Page } from 'playwright/test';

import { tabAndPress, tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';
import { heardOn, listen, readAloud, transcript } from './spoken.ts';

/** The announcements of a screen reader on four journeys. Before you change a line, read the whole text aloud. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true });

/** The texts are the page's from top to bottom, the first is its title. */
const expectAnnounced = async (page: Page, written: string): Promise<void> =>
  expect(await readAloud(page)).toBe(transcript(written));

// Proves S82, R8-33.
test('a booking look-up with the keyboard, including a mistake, as a screen reader announces it', async ({
  page,
  visit,
  world,
}) => {
  await world.start({ now: '2026-11-20T10:00:00Z' });
  // The lookup asks nothing, so it has the clock of the device.
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await listen(page);
  await visit('/check-in');
  await tabTo(page, page.getByLabel('Booking number'));
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAnnounced(
    page,
    `
    Reception | Check in
    Heading 1: Find your booking
    Enter your booking number and last name to see everything about your stay.
    Booking number, edit field. You will find your booking number in your confirmation e-mail. If you booked through a travel site, use the number on its confirmation.
    Last name, edit field
    Find my booking, button
    Need help?, region
      Heading 2: Need help?
      We are here now 07:00 to 02:00 GMT+2
      Call us, link
      WhatsApp, link
    `,
  );
  await page.keyboard.type('BN-1001');
  await tabTo(page, page.getByLabel('Last name'));
  await page.keyboard.type('Nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAnnounced(
    page,
    `
    Reception | Check in
    Heading 1: Find your booking
    Alert: We could not find your booking. Please check the last name or booking number and try again or contact us for help.
    Booking number, edit field, wrong, BN-1001. You will find your booking number in your confirmation e-mail. If you booked through a travel site, use the number on its confirmation.
    Last name, edit field, wrong, Nobody
    Find my booking, button
    Need help?, region
      Heading 2: Need help?
      We are here now 07:00 to 02:00 GMT+2
      Call us, link
      WhatsApp, link
    `,
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('guest');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Kasarmikatu 40')).toBeFocused();
  await expect(page).toHaveTitle('Reception | Stay');
  expect(await heardOn(page)).toEqual([
    'We could not find your booking Please check the last name or booking number and try again or contact us for help.',
  ]);
});

// Proves S82, R2-164, R4-94.
test('the walk-in guide with the keyboard, as a screen reader announces it', async ({ page, visit, world }) => {
  await world.start({ now: '2026-11-20T16:00:00Z' });
  await listen(page);
  await visit('/stay?slug=stay-started');
  await tabAndPress(page, page.getByRole('link', { name: 'Guide me in' }));
  await expect(heading(page, 'Step 1 of 3 Street door', 2)).toBeFocused();
  await expectAnnounced(
    page,
    `
    Reception | Getting in
    Guide me in, dialog
      All doors, button
      Heading 2: Step 1 of 3 Street door
      Code: 4 7 1 9, then #
      After the code, press #.
      The keypad is to the right of the street door, at shoulder height. Type your code, wait for the click, and pull the door.
      I'm in. Next: lift, button
      Not opening?, button, collapsed
    `,
  );
  await tabAndPress(page, button(page, "I'm in. Next: lift"));
  await tabAndPress(page, button(page, 'Next: your own door'));
  await expect(heading(page, 'Step 3 of 3 Apartment 405', 2)).toBeFocused();
  await expectAnnounced(
    page,
    `
    Reception | Getting in
    Guide me in, dialog
      All doors, button
      Heading 2: Step 3 of 3 Apartment 405
      Previous step, button
      Your apartment number is on the wall beside the door. The door locks by itself, so take your phone with you.
      Apartment 405: slide to open, or press twice, button
      Apartment 405: slide to open, or press twice, slider, Slide to open
      I'm in, button
      Not opening?, button, collapsed
    `,
  );
  await tabTo(page, page.getByRole('dialog').getByRole('slider'));
  await page.keyboard.press('End');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Apartment 405 is open for 6 seconds');
  await tabAndPress(page, button(page, "I'm in"));
  await expect(heading(page, 'Apartment 405, Floor 4 Welcome, Anna', 2)).toBeFocused();
  await expectAnnounced(
    page,
    `
    Reception | Getting in
    Guide me in, dialog
      All doors, button
      Heading 2: Apartment 405, Floor 4 Welcome, Anna
      Make yourself at home. Here is what you need next.
      Wi-Fi, region
        Network: Good Night Guest
        Password: sleep-well-405
        Copy the password, button
      The heating dial is under the window.
      Check out by Sun 22 Nov, 11:00
      Go to your stay, link
    `,
  );
  expect(await heardOn(page)).toEqual(['Opening: Apartment 405', 'Apartment 405 is open for 6 seconds']);
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

// Proves S82.
test('an order with the keyboard, as a screen reader announces it', async ({ page, visit, world }) => {
  await world.start({ now: '2026-11-20T16:00:00Z' });
  await visit('/stay?slug=stay-started');
  await tabAndPress(page, page.getByRole('link', { name: /^Late check-out/ }).first());
  await expect(heading(page, 'Late check-out')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(
    page,
    `
    Reception | Late check-out
    Heading 1: Late check-out
    Sleep in, pack slowly, have one more coffee before you go.
    Your new time 14:00 instead of Sun 22 Nov, 11:00
    How late would you like to stay on Sun 22 Nov?, group
      12:00 Already taken, radio button, not checked, not available
      13:00 €20, radio button, not checked
      14:00 €20, radio button, checked
    Summary, region
      Heading 2: Kasarmikatu 40
      Helsinki, Apartment 405, Floor 4, 2 guests
      Total: €20
      Visa ending in 4 2 4 2, charged before or during stay
      Add another card, link
      Confirm and pay, button
    `,
  );
  await tabAndPress(page, page.getByRole('button', { name: /^Confirm and pay/ }));
  await expectOrdered(page);
  await expect(heading(page, 'All yours')).toBeFocused();
  // The stay is read again after an order.
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('until 14:00');
  await expectAnnounced(
    page,
    `
    Reception | Your order
    Heading 1: All yours
    Your order is now part of your stay. There is nothing more to do.
    Booked
    Heading 2: Late check-out
    When: Until Sun 22 Nov, 14:00
    Price: €20
    Visa ending in 4 2 4 2, charged before or during stay
    Summary, region
      Heading 2: Kasarmikatu 40
      Helsinki, Apartment 405, Floor 4, 2 guests
      Thu 19 Nov from 15:00 Sun 22 Nov until 14:00
      Go to your stay, link
    `,
  );
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S82.
test('cancelling with the keyboard, as a screen reader announces it: Escape closes the sheet and restores focus', async ({
  page,
  visit,
  world,
}) => {
  await world.start({ now: '2026-11-20T10:00:00Z' });
  await listen(page);
  await visit('/stay?slug=refundable-before-deadline');
  await tabAndPress(page, button(page, 'Your booking'));
  await tabAndPress(page, page.getByRole('link', { name: 'Cancel booking' }).first());
  await expect(heading(page, 'Cancel booking')).toBeFocused();
  await expectAnnounced(
    page,
    `
    Reception | Cancel booking
    Heading 1: Cancel booking
    Free until Sat 21 Nov, 18:00, region
      Heading 2: Free until Sat 21 Nov, 18:00
      Helsinki time
      Until then you can cancel free of charge. After that, or if you do not arrive, the full price is charged.
      You pay: Nothing
      You get back: Everything you have paid for the stay
      Full price, if you cancel later: €480
    Summary, region
      Heading 2: Kasarmikatu 40
      Helsinki, Apartment 405, Floor 4, 2 guests
      Sun 22 Nov from 15:00 Wed 25 Nov until 11:00
      You will confirm in the next step.
      Change times, link
      Cancel booking, button
      Keep my stay, link
    `,
  );
  await tabAndPress(page, button(page, 'Cancel booking'));
  const sheet = page.getByRole('dialog', { name: 'Cancel this stay?' });
  await expect(sheet.getByRole('heading')).toBeFocused();
  await expectAnnounced(
    page,
    `
    Reception | Cancel booking
    Cancel this stay?, dialog
      Heading 2: Cancel this stay?
      Close, button
      Kasarmikatu 40, Sun 22 Nov to Wed 25 Nov
      You pay: Nothing
      You get back: Everything you have paid for the stay
      You will lose access to your doors and your extras at once. This cannot be undone.
      Yes, cancel my stay, button
      Keep my stay, button
    `,
  );
  await page.keyboard.press('Escape');
  await expect(button(page, 'Cancel booking')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, sheet.getByRole('button', { name: 'Yes, cancel my stay' }));
  await expect(heading(page, 'Your stay is cancelled')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAnnounced(
    page,
    `
    Reception | Booking cancelled
    Heading 1: Your stay is cancelled
    Plans change, and we would love to have you another time.
    Your booking: Kasarmikatu 40, Sun 22 Nov to Wed 25 Nov
    Booking number: BN-refundable-before-deadline
    You pay: Nothing, instead of €480
    You get back: Everything you have paid for the stay
    What you can do now, region
      Heading 2: What you can do now
      Start new booking, link
      See the cancelled booking, link
      We are here now 07:00 to 02:00 GMT+2
      Call us, link
      WhatsApp, link
    `,
  );
  expect(await heardOn(page)).toEqual(['Cancelling your stay']);
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});
