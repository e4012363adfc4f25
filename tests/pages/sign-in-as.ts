import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { click, fill } from './click.ts';
import { address } from './reading.ts';

/** Signs in through the form, and waits until it has redirected. */
export async function signInAs(visit: (path: string) => Promise<void>, name: string): Promise<void> {
  await visit('/login');
  await fill(page.getByLabelText('E-mail'), `${name}@guest.example`);
  await click(page.getByRole('button', { name: 'Send me a code' }));
  await fill(page.getByLabelText('Code'), '123456');
  await expect.poll(address).not.toMatch(/\/login/);
}
