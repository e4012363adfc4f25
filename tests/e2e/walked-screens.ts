import { FAILING_READS } from '../support/failing-reads.ts';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

import { SCREENS as PICTURED } from '../../tools/gallery-screens.ts';
import type { Screen } from '../../tools/gallery-screens.ts';
import { pagePathOf } from '../support/page-paths.ts';
import { FAILED, addCard, fillIn, submitCard } from './card-form.ts';
import type { FaultInput } from './fixtures.ts';
import { SCREENS, WHITE_LABEL_SCREENS } from './screens.ts';

/** A screen to check: like those of the gallery, with an optional fault. */
export interface WalkedScreen extends Screen {
  readonly fault?: FaultInput;
}

const press =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };

/** Opens a dialog and waits until it is open. */
const dialog =
  (button: string) =>
  async (page: Page): Promise<void> => {
    await press(button)(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  };

/** Adds a card that the bank asks to confirm, and declines. */
async function declineAtTheBank(page: Page): Promise<void> {
  await fillIn(page, '4000002760003184');
  await submitCard(page);
  await page.getByRole('link', { name: 'Decline' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
}

/** Dialogs, returns from the bank, states after an action, and testers' tools. */
const STATES: readonly WalkedScreen[] = [
  { name: 'test', title: 'Test this deployment', open: '/test' },
  { name: 'debug', title: 'The debug panel', open: '/stay/extras?slug=stay-started', walk: dialog('Debug') },
  {
    name: 'paper',
    title: 'The page to print',
    open: '/stay?slug=stay-started',
    walk: press('Your booking', 'Print or save as PDF'),
  },
  {
    name: 'another phone',
    title: 'The link as a code',
    open: '/stay?slug=stay-started',
    walk: press('Your booking', 'Continue on another phone'),
  },
  {
    name: 'card-return',
    title: 'Back from the bank',
    open: addCard('card-add-ok'),
    walk: declineAtTheBank,
    only: 'main',
  },
  {
    name: 'card-return lost',
    title: 'Back without a card',
    open: '/card-return?datatransTrxId=none',
    at: '/card-return',
    only: 'main',
  },
  {
    name: 'offline',
    title: 'The line is lost while the page stands',
    open: '/stay/access?slug=stay-started',
    walk: async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'cancelled',
    title: 'The stay has just been cancelled',
    open: '/stay/cancel-reservation?slug=refundable-before-deadline',
    at: '/stay/cancel-reservation-success',
    walk: async (page) => {
      await press('Cancel booking', 'Yes, cancel my stay')(page);
      await expect(page).toHaveURL(/cancel-reservation-success/);
    },
  },
  {
    name: 'lookup wrong',
    title: 'A booking that is not found',
    open: '/check-in',
    walk: async (page) => {
      await page.getByLabel('Booking number').fill('NOBODY');
      await page.getByLabel('Last name').fill('Nobody');
      await press('Find my booking')(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'lookup empty',
    title: 'A lookup without a number',
    open: '/check-in',
    walk: press('Find my booking'),
  },
];

const atPath = (open: string): WalkedScreen => ({ name: open, title: open, open });

/** Each read of each page failing, and waiting. */
const TROUBLED: readonly WalkedScreen[] = FAILING_READS.flatMap(([open, operation]) => [
  { name: `${open} without ${operation}`, title: 'Failed', open, fault: { operation, kind: 'status', status: 500 } },
  { name: `${open} until ${operation}`, title: 'Late', open, fault: { operation, kind: 'hold' } },
]);

/** Every screen of the main brand in its states (S81). */
export const WALKED: readonly WalkedScreen[] = [
  ...SCREENS.map(atPath),
  ...PICTURED.filter(({ open, walk }) => walk !== undefined || !SCREENS.includes(open)),
  ...STATES,
  ...TROUBLED,
];

/** The screens of the white-label brand: its own stays, and screens without a stay. It shows no stay of the main brand (N4). */
export const WALKED_WHITE_LABEL: readonly WalkedScreen[] = [
  ...WHITE_LABEL_SCREENS.map(atPath),
  ...WALKED.filter(
    ({ open, only }) => only === undefined && !open.includes('slug=') && !WHITE_LABEL_SCREENS.includes(open),
  ),
];

/** The route path of the page that a screen ends at. */
export const pageOf = ({ open, at = open }: WalkedScreen): string | undefined => pagePathOf(at);
