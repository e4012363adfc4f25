import { beforeEach, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';

import { stubTab } from '../../../tests/support/stub-tab.ts';

const [STAY, OTHER] = ['stay-1', 'stay-2'] as [Slug, Slug];
const TYPED = { firstName: 'Maija', lastName: '', email: 'maija@', phone: '+358 40', guestsCount: 3 };

/** The page as a reload of the tab opens it. */
async function loaded() {
  vi.resetModules();
  return { ...(await import('./check-in-memory.ts')), ...(await import('#session/on-device.ts')) };
}

let tab: Storage;
let device: Storage;
beforeEach(() => {
  ({ tab, device } = stubTab());
});

test('a reload keeps what was typed for the stay, finished or not, and no other stay gets it (R2-89)', async () => {
  (await loaded()).storeTypedDetails(STAY, TYPED);
  const again = await loaded();
  expect(again.readTypedDetails(STAY)).toMatchObject(TYPED);
  expect(again.readTypedDetails(OTHER)).toBeUndefined();
  expect(device.length).toBe(0);
});

test('what was sent is forgotten, and so is what another build has kept in another shape', async () => {
  const { storeTypedDetails, forgetTypedDetails, readTypedDetails } = await loaded();
  storeTypedDetails(STAY, TYPED);
  forgetTypedDetails();
  expect(tab.length).toBe(0);
  tab.setItem('guestDetails', JSON.stringify({ slug: STAY, firstName: 5 }));
  expect(readTypedDetails(STAY)).toBeUndefined();
});

test.each(['forget', 'everything', 'logout', 'other-stay'] as const)('%s ends it', async (reason) => {
  const { storeTypedDetails, clearStorage, readTypedDetails } = await loaded();
  storeTypedDetails(STAY, TYPED);
  clearStorage(reason, OTHER);
  expect(readTypedDetails(STAY)).toBeUndefined();
});
