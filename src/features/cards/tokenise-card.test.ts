import { expect, test, vi } from 'vitest';

import { CardRefused } from '#lib/card-fields/card-fields.ts';
import type { CardToken } from '#lib/card-fields/card-fields.ts';
import { tokeniseCard } from './tokenise-card.ts';
import type { RedirectToBank } from './tokenise-card.ts';

const token = { transactionId: 'tx-1', numberMasked: '424242xxxxxx4242' };
const typed = (more: Omit<CardToken, keyof typeof token>) => ({
  name: 'A Guest',
  expiry: '09/29',
  tokenise: () => Promise.resolve({ ...token, ...more }),
});
const card = { ...token, type: 'visa', name: 'A Guest', expirationDate: '2029-09' };
const noBank = () => Promise.reject(new Error('No bank was asked for'));

test('what is sent is a token, never the number (R7-37, R7-46)', async () => {
  expect(await tokeniseCard(typed({ brandCode: 'VIS' }), noBank)).toEqual(card);
});

test('a bank that has to confirm the card is asked first', async () => {
  const askBank = vi.fn<RedirectToBank>(() => Promise.reject(new Error('The page has left')));
  const redirect = 'https://bank.example/';
  await expect(tokeniseCard(typed({ brandCode: 'VIS', redirect }), askBank)).rejects.toThrow('The page has left');
  expect(askBank).toHaveBeenCalledExactlyOnceWith(redirect, card);
});

test('a card of a brand we do not take is refused before it is sent', () =>
  expect(tokeniseCard(typed({ brandCode: 'XXX' }), noBank)).rejects.toBeInstanceOf(CardRefused));
