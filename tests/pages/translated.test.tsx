import { onTestFinished } from 'vitest';

import { withCamera } from './camera.ts';
import { takePicture } from './checking-in.ts';
import { access, apartment, pressTwice } from './doors.ts';
import { click, expect, fill, page, test } from './fixtures.tsx';
import type { World } from './world.ts';
import { choose, confirmButton, expectOrdered } from './ordering.ts';
import { startTranslator, TRANSLATED, TRANSLATORS } from '../support/translator.ts';
import type { Translator } from '../support/translator.ts';

const OF_BRANDS = {
  main: {
    order: 'stay-started',
    change: 'change-time-ok',
    cancel: 'refundable-before-deadline',
    leave: 'check-out-day',
  },
  'white-label': {
    order: 'white-label-stay',
    change: 'white-label-stay',
    cancel: 'white-label-arrival',
    leave: 'white-label-stay',
  },
} as const;

const CASES = TRANSLATORS.flatMap((translator) =>
  (['main', 'white-label'] as const).map((brand) => ({ translator, brand, ...OF_BRANDS[brand] })),
);

/** The browser translates this page until the test ends. */
function translate(translator: Translator): void {
  const observer = startTranslator(translator);
  onTestFinished(() => {
    observer.disconnect();
    document.documentElement.classList.remove('translated-ltr');
  });
}

const button = (name: string) => page.getByRole('button', { name });

/** Presses a button, which says something else until the answer comes. */
async function pressAndWait(world: World, operation: string, name: string, meanwhile: string): Promise<void> {
  await world.hold(operation);
  await click(button(name));
  await expect.element(button(meanwhile).first()).toBeVisible();
  await world.release();
}

test.for(CASES)(
  'B1: the browser $translator each text of $brand: times changed, ordered, cancelled, checked out',
  async ({ translator, brand, order, change, cancel, leave }, { visit, visitWhiteLabel, world }) => {
    translate(translator);
    const open = brand === 'main' ? visit : visitWhiteLabel;
    await open(`/stay/change-time?slug=${change}`);
    await expect.element(page.getByText('You already have these times.')).toBeVisible();
    await click(page.getByRole('group', { name: /leave/ }).getByRole('radio', { name: '09:00' }));
    await expect.element(page.getByText(/^Your stay will be from .*, 09:00. No extra cost.$/)).toBeVisible();
    await click(button('Change times'));
    await expect.element(page.getByRole('heading', { name: 'Your times have been changed' })).toBeVisible();

    await choose(open, order);
    await world.hold('updateCheckIn');
    await click(confirmButton());
    await expect.element(button('One moment').first()).toBeVisible();
    await world.release();
    await expectOrdered();

    await open(`/stay/cancel-reservation?slug=${cancel}`);
    await click(button('Cancel booking'));
    await pressAndWait(world, 'updateCheckIn', 'Yes, cancel my stay', 'One moment');
    await expect.element(page.getByRole('heading', { name: 'Your stay is cancelled' })).toBeVisible();

    if (brand === 'white-label') await world.advance('P3D');
    await open(`/stay/check-out?slug=${leave}`);
    await pressAndWait(world, 'updateCheckIn', 'Check out now', 'One moment');
    await expect.element(page.getByRole('heading', { name: 'You are checked out' })).toBeVisible();
    expect(document.documentElement.className).toMatch(TRANSLATED);
  },
);

test.for(TRANSLATORS)(
  'B1: the browser %s each text: the lift comes, and a member signs in',
  async (translator, { visit, world, passTime }) => {
    translate(translator);
    await visit(access('elevator-call'));
    await pressAndWait(world, 'requestAccess', 'Call the lift', 'Sending request');
    await expect.element(button('Calling the lift')).toBeVisible();
    await passTime(3);
    await expect.element(button('On its way')).toBeVisible();
    expect(await world.calls('requestAccess')).toHaveLength(1);

    await visit('/login');
    await fill(page.getByLabelText('E-mail'), 'rewards-all@guest.example');
    await pressAndWait(world, 'authenticate', 'Send me a code', 'One moment');
    await world.hold('authenticate');
    await fill(page.getByLabelText('Code'), '123456');
    await expect.element(button('Signing you in')).toBeVisible();
    await world.release();
    await expect.element(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
  },
);

/** Opens the door of the apartment. */
async function openTheDoor(world: World, passTime: (seconds: number) => Promise<void>): Promise<void> {
  await world.hold('requestAccess');
  await pressTwice(apartment());
  await expect.element(apartment().getByRole('button', { name: 'Opening' })).toBeVisible();
  await world.release();
  await expect.element(apartment().getByRole('button', { name: 'The door is open' })).toBeVisible();
  await passTime(6);
  await expect.element(apartment().getByText('Closed again.')).toBeVisible();
}

async function find(world: World, number: string): Promise<void> {
  await fill(page.getByLabelText('Booking number'), number);
  await fill(page.getByLabelText('Last name'), 'Guest');
  await pressAndWait(world, 'checkInLookup', 'Find my booking', 'Looking for your booking');
}

/** An evening in March, three hours after the doors open. */
const EVENING = '2026-03-10T16:00:00Z';

test.for(TRANSLATORS)(
  'B1: the browser %s each text: found, checked in, and the door opens',
  async (translator, { visit, world, passTime }) => {
    withCamera();
    await world.start({ now: EVENING });
    translate(translator);
    await visit('/check-in');
    await find(world, 'BN-arrival');
    await fill(page.getByLabelText('Phone'), '+358 40 1234567');
    await click(button('Continue'));
    await takePicture();
    await click(button('Send the photo'));
    await click(page.getByRole('link', { name: 'See how to get in' }));
    await openTheDoor(world, passTime);
    expect(document.documentElement.className).toMatch(TRANSLATED);
  },
);

test.for(TRANSLATORS)(
  'B1: the browser %s each text of white-label: found, and the door opens',
  async (translator, { visitWhiteLabel, world, passTime }) => {
    await world.start({ now: EVENING });
    translate(translator);
    await visitWhiteLabel('/check-in');
    await find(world, 'BN-white-label-stay');
    await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    await visitWhiteLabel(access('white-label-stay'));
    await openTheDoor(world, passTime);
  },
);
