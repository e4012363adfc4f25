import { line } from './fake-fetch.ts';
import { send } from '#api/transport.ts';

import { beforeEach, describe, expect, test } from 'vitest';

import { configureApi } from '#api/http-client.ts';

import { GENERATED_CALLS } from '../support/generated-calls.ts';

/** The calls about the account, which carry the token (R6-06 to R6-10). */
const ACCOUNT = ['customerStatistics', 'customers', 'futureCustomerRewards', 'reservations', 'updateCustomer'];

const READ = { accept: 'application/json, text/plain, */*', 'x-language-code': 'fi-FI' };
const WRITE = { ...READ, 'content-type': 'application/json', 'x-language-code': 'de-DE' };
const SIGNED_IN = { authorization: 'Bearer a.b.c' };

function configure(accessToken: string | undefined): void {
  configureApi({
    send,
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => 'de-DE',
    shownLanguage: () => 'fi-FI',
    accessToken: () => accessToken,
    onServerTime: () => {},
  });
}

/** The host and headers of the request that a call sends; undefined if it sends none. */
async function sentBy(call: (typeof GENERATED_CALLS)[number]['call']) {
  Object.assign(line, { url: '', headers: {}, requests: 0 });
  await Promise.resolve(call?.('id')).catch(() => {});
  return line.requests === 0 ? undefined : { host: new URL(line.url).host, headers: line.headers };
}

beforeEach(() => {
  line.fate = { afterMs: 0, status: 200, body: '{}' };
});

// Proves S12.
describe.each(GENERATED_CALLS)(
  '$operation is sent only to the API, with exactly the headers that it needs (R6-29)',
  (each) => {
    const ordinary = each.method === 'GET' ? READ : WRITE;
    const isAccount = ACCOUNT.includes(each.operation);

    test('signed in', async () => {
      configure('a.b.c');
      const headers = isAccount ? { ...ordinary, ...SIGNED_IN } : ordinary;
      expect(await sentBy(each.call)).toEqual({ host: 'reception.test', headers });
    });

    test('signed out', async () => {
      configure(undefined);
      expect(await sentBy(each.call)).toEqual(isAccount ? undefined : { host: 'reception.test', headers: ordinary });
    });
  },
);

test('the five calls about the account are in the contract', () => {
  const all = GENERATED_CALLS.map(({ operation }) => operation);
  expect(ACCOUNT.filter((operation) => !all.includes(operation))).toEqual([]);
});
