import { click, expect, fill, page, test } from './fixtures.tsx';
import { apartment, pressTwice } from './doors.ts';
import type { FaultInput } from '#mocks/engine/fault-input.ts';

/**
 * A write that fails: the page shows a message next to the button and a way to continue, reports it once, and never sends
 * a second request by itself.
 */
interface Write {
  readonly name: string;
  readonly operation: string;
  readonly page: string;
  readonly press: () => Promise<void>;
  /** The message for a fault. */
  readonly words: (fault: FaultInput) => string | RegExp;
  /** Whether the fault is reported; a lost connection at a door is not. */
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
    press: () => pressTwice(apartment()),
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
    press: async () => {
      await fill(page.getByLabelText('Phone'), '+358401234567');
      await click(page.getByRole('button', { name: 'Continue' }));
    },
    words: () => 'Something went wrong',
  },
  {
    name: 'ordering',
    operation: 'updateCheckIn',
    page: '/stay/late-check-out?slug=stay-started',
    press: async () => {
      await click(page.getByRole('button', { name: /^Confirm/ }));
    },
    // An order without an answer may exist: the app looks for it and does not send it again.
    words: (fault) => (isLost(fault) ? 'We are checking' : 'Failed to proceed the order'),
  },
  {
    name: 'changing times',
    operation: 'updateCheckIn',
    page: '/stay/change-time?slug=change-time-ok',
    press: async () => {
      await click(page.getByRole('radio', { name: '17:00' }));
      await click(page.getByRole('button', { name: 'Change times' }));
    },
    words: () => 'Field to update. Please try again.',
  },
  {
    name: 'asking for an offer',
    operation: 'orderCustomProduct',
    page: '/stay/product/custom-kinds-request?slug=custom-kinds',
    press: () => click(page.getByRole('button', { name: 'Ask for a ride' })),
    // The stay does not show whether the request arrived, so the guest is asked to contact us before sending it again.
    words: (fault) =>
      isLost(fault) ? 'We could not tell whether your request reached us.' : 'Your request was not accepted',
  },
];
/** The message for every write if a Wi-Fi wants the guest to sign in (D7). */
const WIFI = 'You need to sign in to this Wi-Fi first';
const FAULTS: readonly FaultInput[] = [
  { kind: 'status', status: 500, code: 'FOO' },
  { kind: 'status', status: 404, code: 'NOT_FOUND' },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'empty' },
];

for (const { name, operation, page: path, press, words, isReported = () => true } of WRITES) {
  for (const fault of FAULTS)
    test(`${name} meets ${fault.kind} ${fault.status ?? ''}: a message next to the button, sent once, reported once`, async ({
      visit,
      world,
      reports,
      passTime,
    }) => {
      await world.fault({ ...fault, operation, times: 1 });
      await visit(path);
      await press();
      if (fault.kind === 'timeout') {
        await world.isHeld();
        await passTime(20);
      }
      await expect.element(page.getByText(isFromWifi(fault) ? WIFI : words(fault)).first()).toBeVisible();
      expect(reports.filter((report) => report.includes(operation))).toHaveLength(isReported(fault) ? 1 : 0);
      expect(await world.calls(operation)).toHaveLength(1);
    });
}
