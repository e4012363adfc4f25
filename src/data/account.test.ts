import { expect, test, vi } from 'vitest';

import type { Customer as CustomerDto } from '#api/generated/model.ts';
import { request } from '#api/http-client.ts';
import { createQueryClient } from './query-client.ts';
import { customerFromDto } from '#domain/account/customer.ts';

import { customerQuery, setMarketingConsent } from './account.ts';

vi.mock('#api/http-client.ts', () => ({ request: vi.fn<typeof request>() }));

const aCustomer = (id: string, options: string[] = []): CustomerDto => ({
  id,
  email: `${id}@guest.example`,
  firstName: null,
  lastName: null,
  options,
  externalUserId: null,
  userId: null,
  intercomVerificationHash: null,
});
const AGREED = ['send-marketing-emails'];

/** A cache that knows this account; the server says yes to the consent. */
function aClient(id: string) {
  const client = createQueryClient();
  client.setQueryData(customerQuery().queryKey, customerFromDto(aCustomer(id)));
  const consent = () => client.getQueryData(customerQuery().queryKey)?.isMarketingConsentGiven;
  return { client, consent };
}

test('a read that began before the consent was given does not take it back (R4-40)', async () => {
  const { client, consent } = aClient('anna');
  const early = Promise.withResolvers<unknown>();
  vi.mocked(request).mockReturnValueOnce(early.promise);
  const reading = client.fetchQuery({ ...customerQuery(), staleTime: 0 }).catch(() => {});
  vi.mocked(request).mockResolvedValueOnce(aCustomer('anna', AGREED));
  await setMarketingConsent(client, 'anna', true);
  early.resolve({ data: [aCustomer('anna')], meta: { count: 1 } });
  await reading;
  expect(consent()).toBe(true);
});

test('the answer about one account is not put into another one', async () => {
  const { client, consent } = aClient('bella');
  vi.mocked(request).mockResolvedValueOnce(aCustomer('anna', AGREED));
  await setMarketingConsent(client, 'anna', true);
  expect(consent()).toBe(false);
});
