import type { Locator } from 'vitest/browser';

import { address, expect, page, test } from './fixtures.tsx';

const walk = (): Locator => page.getByRole('dialog', { name: 'Guide me in' });
const door = (name: string): Locator => walk().getByRole('heading', { level: 2, name, exact: true });
const button = (name: string): Locator => walk().getByRole('button', { name, exact: true });

test('before a key works, the walk-in guide is not offered', async ({ visit, world, passTime }) => {
  await world.start({ now: '2026-11-20T12:59:00.000Z' });
  await visit('/stay/access?slug=stay-arrival-day&walk=1');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();
  await expect.poll(address).not.toMatch(/walk/);
  const link = page.getByRole('link', { name: 'Guide me in' });
  await expect.element(link).not.toBeInTheDocument();
  // From the minute a key works.
  await passTime(65);
  await expect.element(link).toBeVisible();
});

test('a building with eleven doors has four in the walk-in guide', async ({ visit }) => {
  await visit('/stay/access?slug=keys-all-types&walk=3');
  await expect.element(door('Step 3 of 4 Hallway')).toBeVisible();
  await expect.element(walk().getByText('Code: 7 7 0 2', { exact: true })).toBeInTheDocument();
  await expect.element(button("I'm in. Next: your own door")).toBeVisible();
});
