import { QueryClient } from '@tanstack/react-query';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { checkIn, getUpdateCheckInMutationOptions } from '#api/generated/check-in.ts';
import { getOrderCustomProductMutationOptions } from '#api/generated/products.ts';

import { CANARY, failure, serve, text } from '../../tests/support/api-server.ts';
import { configureApi } from './http-client.ts';

beforeAll(async () => {
  const server = await serve(text('', 500));
  configureApi(server.settings);
  return server.close;
});

describe("a failure is named by the operation, never by the guest's values (S23)", () => {
  const { mutationFn: update } = getUpdateCheckInMutationOptions();
  const { mutationFn: order } = getOrderCustomProductMutationOptions();
  const context = { client: new QueryClient(), meta: undefined };

  test.each<[string, () => Promise<unknown> | undefined]>([
    ['checkIn', () => checkIn(CANARY)],
    ['updateCheckIn', () => update?.({ slug: CANARY, data: { checkOutDone: true } }, context)],
    ['orderCustomProduct', () => order?.({ productId: CANARY, data: { reservationId: CANARY } }, context)],
  ])('%s', async (operation, call) => {
    const error = await failure(call() ?? Promise.resolve());
    expect(error).toMatchObject({ operation, message: 'HTTP 500' });
  });
});

describe('every generated call has its name, and the token where the contract asks for it (R6-06 to R6-10)', () => {
  interface Operation {
    readonly operationId?: string;
    readonly security?: unknown;
  }
  const operations = globSync('openapi/paths/*.yaml')
    .map((file) => parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Operation>>)
    .flatMap((paths) => Object.values(paths).flatMap((path) => Object.values(path)))
    .filter(({ operationId }) => operationId !== undefined);
  const generated = globSync('src/api/generated/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

  test.each(operations)('$operationId', ({ operationId, security }) => {
    const options = security ? `operation: '${operationId}', isAccount: true` : `operation: '${operationId}'`;
    expect(generated).toContain(`{ ${options},  ...options}`);
  });
});
