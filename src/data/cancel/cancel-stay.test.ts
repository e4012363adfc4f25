import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { checkIn, updateCheckIn } from '#api/generated/check-in/check-in.ts';
import type { CheckIn } from '#api/generated/model/index.ts';
import { ApiError } from '#api/api-error.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { cancelStay, StayNotCancelled } from './cancel-stay.ts';

vi.mock('#api/generated/check-in/check-in.ts', () => ({
  checkIn: vi.fn<typeof checkIn>(),
  updateCheckIn: vi.fn<typeof updateCheckIn>(),
}));

const slug = 'abc' as Slug;
const stayWith = (status: string): CheckIn => ({
  id: 'res-1',
  slug,
  propertyId: 'prop-1',
  confirmationNumber: 'BN-1',
  status,
  startDate: '2026-11-20T13:00:00Z',
  endDate: '2026-11-23T09:00:00Z',
  adultsCount: 2,
  childrenCount: 0,
});
const error = (status?: number) =>
  new ApiError({ code: status === undefined ? 'network' : 'unknown', operation: 'PATCH', message: '', status });

type Answer = () => ReturnType<typeof updateCheckIn>;
const ok =
  (body: string): Answer =>
  () =>
    Promise.resolve(JSON.parse(body));
const failing =
  (status?: number): Answer =>
  () =>
    Promise.reject(error(status));

let client: QueryClient;
beforeEach(() => {
  vi.resetAllMocks();
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
});

test.each<[string, Answer, string | null, string]>([
  ['a cancelled status (R7-44)', ok('{"status":"canceled"}'), null, 'cancelled'],
  ['no status, and the stay is cancelled', ok('{}'), 'canceled', 'cancelled'],
  ['no status, and the stay stands', ok('{}'), 'confirmed', 'stands'],
  ['another status, and the stay stands', ok('{"status":"confirmed"}'), 'confirmed', 'stands'],
  ['an answer that breaks the contract, and the stay is cancelled', ok('{"status":7}'), 'canceled', 'cancelled'],
  ['no answer, and the stay is cancelled (S52)', failing(), 'canceled', 'cancelled'],
  ['no answer, and the stay stands', failing(), 'confirmed', 'stands'],
  ['a server in trouble, and the stay stands (R8-28)', failing(500), 'confirmed', 'stands'],
  ['a conflict, because another device cancelled it', failing(409), 'canceled', 'cancelled'],
  ['a conflict, because it is checked out', failing(409), 'confirmed', 'stands'],
  ['no answer, and no stay to be read', failing(), null, 'not-known'],
])('%s: %#', async (_, answer, status, outcome) => {
  vi.mocked(updateCheckIn).mockImplementation(answer);
  vi.mocked(checkIn).mockImplementation(() =>
    status === null ? Promise.reject(error(404)) : Promise.resolve(stayWith(status)),
  );
  const result = await cancelStay(client, slug).then(
    () => 'cancelled',
    (thrown: unknown) => (thrown instanceof StayNotCancelled ? thrown.trouble : thrown),
  );
  expect(result).toBe(outcome);
  expect(updateCheckIn).toHaveBeenCalledExactlyOnceWith(slug, { status: 'canceled' });
});

test('the stay on screen is cancelled at once (R4-04)', async () => {
  vi.mocked(checkIn).mockResolvedValue(stayWith('confirmed'));
  await client.fetchQuery(stayQuery(slug));
  vi.mocked(updateCheckIn).mockResolvedValue({ status: 'canceled' });
  await cancelStay(client, slug);
  expect(client.getQueryData(stayQuery(slug).queryKey)).toMatchObject({ status: 'canceled', isCancelled: true });
  expect(checkIn).toHaveBeenCalledOnce();
});
