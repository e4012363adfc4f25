import type { Page } from 'playwright/test';

import { apartment, pressTwice } from './doors.ts';
import { expect, waitForPage, test } from './fixtures.ts';
import type { FaultInput } from './fixtures.ts';
import { hurry } from './hurry.ts';
import { forget, goTo } from './in-app.ts';

/**
 * What a write does when it fails: a message in place, a way on, and one report. It never sends a second request by
 * itself.
 */
interface Write {
  readonly name: string;
  readonly operation: string;
  readonly page: string;
  readonly press: (page: Page) => Promise<void>;
  /** What the guest reads; the same for every fault, or by its kind. */
  readonly words: (fault: FaultInput) => string | RegExp;
  /** Whether it is for us to know; a guest without a connection at a door is not. */
  readonly isReported?: (fault: FaultInput) => boolean;
}

const isUnreachable = ({ kind }: FaultInput): boolean => kind === 'network' || kind === 'timeout';
const isFromWifi = ({ kind }: FaultInput): boolean => kind === 'malformed';
const isLost = ({ kind, status = 500 }: FaultInput): boolean => kind !== 'status' || status >= 500;

const WRITES: readonly Write[] = [
  {
    name: 'opening a door',
    operation: 'requestAccess',
    page: '/stay/access?slug=stay-started',
    press: (page) => pressTwice(apartment(page)),
    words: (fault) =>
      isUnreachable(fault)
        ? 'We do not know whether the door opened. Try the handle first.'
        : isLost(fault)
          ? 'Something went wrong'
          : 'This door is no longer part of your stay',
    isReported: (fault) => !isUnreachable(fault) && !isFromWifi(fault),
  },
  {
    name: 'handing in guest details',
    operation: 'updateCheckIn',
    page: '/stay/check-in?slug=guest-details-required',
    press: async (page) => {
      await page.getByLabel('Phone').fill('+358401234567');
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    words: () => 'Something went wrong',
  },
  {
    name: 'ordering',
    operation: 'updateCheckIn',
    page: '/stay/late-check-out?slug=stay-started',
    press: async (page) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: /^Confirm/ }).click();
    },
    // An order without an answer may exist: the app looks for it and does not send it again.
    words: (fault) => (isLost(fault) ? 'We are checking' : 'Failed to proceed the order'),
  },
  {
    name: 'changing times',
    operation: 'updateCheckIn',
    page: '/stay/change-time?slug=change-time-ok',
    press: async (page) => {
      await page.getByRole('radio', { name: '17:00' }).check();
      await page.getByRole('button', { name: 'Change times' }).click();
    },
    words: () => 'Field to update. Please try again.',
  },
  {
    name: 'asking for an offer',
    operation: 'orderCustomProduct',
    page: '/stay/product/custom-kinds-request?slug=custom-kinds',
    press: (page) => page.getByRole('button', { name: 'Ask for a ride' }).click(),
    // No stay tells whether it arrived: people are asked before it is sent again.
    words: (fault) =>
      isLost(fault) ? 'We could not tell whether your request reached us.' : 'Your request was not accepted',
  },
];

/** Whatever is sent, a Wi-Fi that wants the guest to sign in has words of its own (D7). */
const WIFI = 'This Wi-Fi wants you to sign in first';

const FAULTS: readonly FaultInput[] = [
  { kind: 'status', status: 500, code: 'FOO' },
  { kind: 'status', status: 404, code: 'NOT_FOUND' },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'empty' },
];

for (const { name, operation, page: path, press, words, isReported = () => true } of WRITES) {
  test(`${name} fails: words where it was pressed, sent once, reported once`, async ({ page, visit, world }) => {
    await hurry(page);
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes(operation)) reports.push(message.text());
    });
    await visit('/check-in');
    await waitForPage(page);
    for (const fault of FAULTS)
      await test.step(`${fault.kind} ${fault.status ?? ''}`, async () => {
        await goTo(page, '/check-in');
        await forget(page);
        reports.length = 0;
        const before = (await world.calls(operation)).length;
        await world.clearFaults();
        await world.fault({ ...fault, operation });
        await goTo(page, path);
        await press(page);
        await expect(page.getByText(isFromWifi(fault) ? WIFI : words(fault)).first()).toBeVisible();
        expect(reports).toHaveLength(isReported(fault) ? 1 : 0);
        expect(await world.calls(operation)).toHaveLength(before + 1);
      });
  });
}
