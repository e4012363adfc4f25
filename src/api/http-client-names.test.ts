import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { updateCheckIn } from '#api/generated/check-in/check-in.ts';
import { orderCustomProduct } from '#api/generated/products/products.ts';

import { CANARY, failure, get, serve, text } from '../../tests/support/api-server.ts';
import { configureApi } from './http-client.ts';

let seen: IncomingMessage[] = [];
let answer: RequestListener = text('', 500);

beforeAll(async () => {
  const server = await serve((incoming, response) => {
    seen.push(incoming);
    answer(incoming, response);
  });
  configureApi(server.settings);
  return server.close;
});
beforeEach(() => {
  seen = [];
});

describe('the name of a call is its template, never its values (S23)', () => {
  const contract = parse(readFileSync('openapi/guest-api.yaml', 'utf8')) as { paths: Record<string, object> };

  test.each(Object.keys(contract.paths))('%s', async (template) => {
    answer = text('', 500);
    const error = await failure(get(template.replace(/\{\w+\}/, encodeURIComponent(`${CANARY}/ä`))));
    expect(error.operation).toBe(`GET ${template}`);
    expect(error.message).toBe('HTTP 500');
  });

  test('also of the generated calls that write', async () => {
    answer = text('', 500);
    expect((await failure(updateCheckIn(CANARY, { checkOutDone: true }))).operation).toBe('PATCH /check-in/{slug}');
    expect((await failure(orderCustomProduct(CANARY, { reservationId: CANARY }))).operation).toBe(
      'POST /custom-products/{productId}/order',
    );
    expect(seen).toHaveLength(2);
  });
});
