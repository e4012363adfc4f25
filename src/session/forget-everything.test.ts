import { beforeEach, expect, test, vi } from 'vitest';

import { stubTab } from '../../tests/support/stub-tab.ts';
import { clearStorage } from './on-device.ts';
import { sinceForgotten } from './forget-everything.ts';

let device: Storage;
let tab: Storage;

beforeEach(() => {
  ({ device, tab } = stubTab());
  vi.stubGlobal('location', { hostname: 'stay.nordwind.example' });
});

// Proves R1-37.
test('a load that was under way in another tab leaves nothing behind', async () => {
  const { forgetEverything } = await import('./forget-everything.ts');
  vi.resetModules();
  const { onForgottenElsewhere } = await import('./forget-everything.ts');
  const { writeCurrentStay } = await import('./current-stay.ts');
  const { asSlug } = await import('#domain/stay/stay.ts');
  const slug = asSlug('stay-1');
  if (slug === undefined) throw new Error('no slug');
  const left = Promise.withResolvers<void>();
  onForgottenElsewhere(async () => {
    writeCurrentStay(slug);
    left.resolve();
  });
  device.setItem('locale', 'de-DE');
  await forgetEverything();
  expect(device.length).toBe(0);

  await left.promise;
  expect(device.getItem('currentStay')).not.toBeNull();
  await vi.waitFor(() => expect([device.length, tab.length]).toEqual([0, 0]));
});

// Proves R1-37 for an answer that comes late.
test('requests before "Forget everything" are distinguished from later ones', () => {
  const early = sinceForgotten();
  clearStorage('logout');
  expect(early()).toBe(false);
  clearStorage('everything');
  expect([early(), sinceForgotten()()]).toEqual([true, false]);
});
