import { expect, page, test } from './fixtures.tsx';
import { expectOrdered } from './ordering.ts';
import { days, times, chooseCleaning } from './cleaning-times.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };
const SCHEDULE = '/stay/cleaning/schedule?slug=';
const confirmButton = (text: 'Confirm order' | 'Confirm and pay') => page.getByRole('button', { name: text });
async function choose(day: string, time: string): Promise<void> {
  await chooseCleaning(day, time);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a time that is taken meanwhile: words, and the times that are left (R8-28, R8-48)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-slot-taken');
  await choose('Tue 7 Jul', '09:00');
  await confirmButton('Confirm order').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('That time has just been taken. Please choose another one.');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was ordered.');
  await expectAccessible();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await days().getByRole('radio', { name: 'Tue 7 Jul' }).click();
  await expect.element(times().getByRole('radio', { name: '09:00 Already taken' })).toBeDisabled();
  await times().getByRole('radio', { name: '11:00' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmButton('Confirm order').click();
  await expectOrdered();
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([409, 200]);
});

test('the hour of a late check-out, too, leads back to the hours that are left', async ({ visit, world }) => {
  await visit('/stay/late-check-out?slug=late-available');
  await page.getByRole('button', { name: 'Continue' }).click();
  await world.fault({ operation: 'updateCheckIn', kind: 'status', status: 409, code: 'CONFLICT', times: 1 });
  await confirmButton('Confirm and pay').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('That time has just been taken. Please choose another one.');
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Late check-out' })).toBeVisible();
});
