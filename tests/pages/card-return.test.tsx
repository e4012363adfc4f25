import { nowInstant } from '#lib/clock.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { storePendingCard } from '#session/pending-card.ts';

import { address, click, expect, page, test } from './fixtures.tsx';

const FAILED = 'Failed to add this card, please try again or use a different card';
const TRANSACTION = '180403204621339015';
const CONFIRMED = `/card-return?datatransTrxId=${TRANSACTION}&status_3d=Y`;
const addCard = (slug: string) => `/stay/add-card?slug=${slug}`;
const failed = () => page.getByRole('alert').filter({ hasText: FAILED });
const silent = () => page.getByRole('status').filter({ hasText: 'We have not heard from your bank yet' });

/** The guest is sent to the bank, which wants to confirm a card. */
function goToTheBank(slug: string): void {
  const card = {
    name: 'Anna Guest',
    type: 'visa',
    expirationDate: '2039-09',
    numberMasked: '400000xxxxxx3184',
    transactionId: TRANSACTION,
  } as const;
  expect(storePendingCard({ slug: slug as Slug, askedAt: nowInstant() }, card)).toBe(true);
}

// Proves B3: each way back from the bank ends in words, and the card is sent at most once.
test('after an hour it is too late, even for a guest who never returned', async ({ visit, world, passTime }) => {
  const late = 'Too much time has passed since we asked your bank. Nothing was saved.';
  goToTheBank('card-add-ok');
  await passTime(3_600);
  await visit(CONFIRMED);
  await expect.element(failed()).toMatchTextContent(late);
  await visit(addCard('card-add-ok'));
  await expect.element(failed()).toMatchTextContent(late);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('the server rejects a confirmed card: it has to be entered again', async ({ visit, world }) => {
  goToTheBank('card-add-failed');
  await visit(CONFIRMED);
  await expect.element(failed()).toMatchTextContent('Please enter your card details again.');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('a confirmed card while the server is unreachable: the page says so, and sends it on retry', async ({
  visit,
  world,
  setOffline,
}) => {
  goToTheBank('card-add-ok');
  await world.hold('property');
  const opened = visit(CONFIRMED);
  await world.isHeld();
  setOffline(true);
  await world.release();
  await opened;
  await expect.element(failed()).toMatchTextContent('Your bank has confirmed the card, but it is not saved yet.');
  expect(await world.calls('updateCheckIn')).toEqual([]);
  setOffline(false);
  await click(failed().getByRole('button', { name: 'Try again' }));
  await expect.poll(address).toBe('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('a tab was closed at the bank: the next one still has the card', async ({ visit, world }) => {
  goToTheBank('card-add-ok');
  await visit('/card-return');
  await expect.poll(address).toBe(addCard('card-add-ok'));
  await expect.element(silent()).toMatchTextContent('Your card has not been added yet.');
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('the address alone, and with a refusal from the bank', async ({ visit, expectAccessible }) => {
  const refused = page.getByRole('heading', { name: 'Your bank has not confirmed the card' });
  await visit('/card-return');
  await expect.element(page.getByRole('heading', { name: 'There is no card to confirm here' })).toBeVisible();
  await expectAccessible();
  await visit('/stay?slug=card-add-ok');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(`/card-return?datatransTrxId=${TRANSACTION}&status_3d=N`);
  await expect.element(refused).toBeVisible();
  await click(page.getByRole('link', { name: 'Saved cards' }));
  await expect.poll(address).toBe(addCard('card-add-ok'));
});
