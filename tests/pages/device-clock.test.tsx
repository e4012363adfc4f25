import { vi } from 'vitest';

import { access, door } from './doors.ts';
import { expect, page, test } from './fixtures.tsx';

const CODE = 'Code: 4 7 1 9, then #';

/** The guest sets the clock of the device while the page is open. */
const setDevice = (days: number): void => void vi.setSystemTime(Date.now() + days * 86_400_000);

test.for([-500, 2])(
  'a device clock moved by %i days while the doors are shown: the next refetch restores the server’s time (S68)',
  async (days, { visit, world, lookAgain }) => {
    await world.start({ now: '2026-11-20T14:00:00.000Z' });
    await visit(access('stay-arrival-day'));
    await expect.element(door('Street door').getByText(CODE)).toBeInTheDocument();
    setDevice(days);
    // The world of a page test runs by the clock of the device.
    await world.setClock('2026-11-20T14:00:30.000Z');
    await lookAgain();
    await expect.element(door('Street door').getByText(CODE)).toBeInTheDocument();
    await expect.element(page.getByText('All keys work until Mon 23 Nov, 11:00')).toBeVisible();
  },
);
