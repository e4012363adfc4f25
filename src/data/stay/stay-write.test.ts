import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { CheckIn, CheckInUpdateResult } from '#api/generated/model.ts';
import { ApiError } from '#api/api-error.ts';
import { stayQuery } from './stay-queries.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { NotWritten, Overtaken, sendOnce, verify } from './stay-write.ts';
import type { StayWrite } from './stay-write.ts';

const { checkIn, updateCheckIn } = vi.hoisted(() => ({
  checkIn: vi.fn<() => Promise<CheckIn>>(),
  updateCheckIn: vi.fn<(body: unknown) => Promise<CheckInUpdateResult>>(),
}));
vi.mock('#api/http-client.ts', () => ({
  request: ({ method, data }: { method: string; data?: unknown }) =>
    method === 'GET' ? checkIn() : updateCheckIn(data),
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
const write = (isRefusalFinal: boolean): StayWrite => ({
  body: { status: 'canceled' },
  applyReply: ({ status }) => (status === 'canceled' ? { status, isCancelled: true } : null),
  isAppliedIn: (stay) => stay.isCancelled,
  isRefusalFinal,
});

type Answer = () => Promise<CheckInUpdateResult>;
const saying =
  (body: string): Answer =>
  () =>
    Promise.resolve(JSON.parse(body));
const failing = (status?: number) => () =>
  Promise.reject(
    new ApiError({ code: status === undefined ? 'network' : 'unknown', operation: 'PATCH', message: '', status }),
  );

/** Locks, held by another tab or free. */
const locks = (isHeld: boolean) => ({
  request: (_name: string, _options: object, task: (lock: object | null) => Promise<unknown>) =>
    task(isHeld ? null : {}),
});

let client: QueryClient;
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('navigator', { onLine: true, locks: locks(false) });
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0, staleTime: 30_000 } } });
});

const outcome = (attempt: Promise<void>): Promise<unknown> =>
  attempt.then(
    () => 'done',
    (thrown: unknown) => (thrown instanceof NotWritten ? thrown.trouble : thrown),
  );

describe('S52 what came of it', () => {
  /** What the server answers, what the stay says afterwards (null: it cannot be read), and what that is. */
  const OUTCOMES: [string, Answer, string | null, string, string?][] = [
    ['a clear yes', saying('{"status":"canceled"}'), null, 'done'],
    ['no clear yes, and it happened', saying('{}'), 'canceled', 'done'],
    ['no clear yes, and it did not happen', saying('{"status":"confirmed"}'), 'confirmed', 'refused'],
    ['no clear yes, and no stay to be read', saying('{}'), null, 'lost'],
    ['an unreadable answer, and it happened', saying('{"status":7}'), 'canceled', 'done'],
    ['an unreadable answer, and it did not happen', saying('{"status":7}'), 'confirmed', 'refused'],
    ['a 500, and it happened', failing(500), 'canceled', 'done'],
    ['a 500, and it did not happen', failing(500), 'confirmed', 'refused'],
    ['a lost answer, and it happened', failing(), 'canceled', 'done'],
    ['a lost answer, and it did not happen', failing(), 'confirmed', 'refused'],
    ['a lost answer, and no stay to be read', failing(), null, 'lost'],
    ['a 409, and it happened', failing(409), 'canceled', 'done', 'refused'],
    ['a 409, and it did not happen', failing(409), 'confirmed', 'refused'],
    ['a 409, and no stay to be read', failing(409), null, 'lost', 'refused'],
  ];

  test.each(
    OUTCOMES.flatMap(([words, answer, status, asked, final = asked]) => [
      { words, isRefusalFinal: false, answer, status, expected: asked },
      { words, isRefusalFinal: true, answer, status, expected: final },
    ]),
  )('$words; a refusal is final: $isRefusalFinal', async ({ isRefusalFinal, answer, status, expected }) => {
    updateCheckIn.mockImplementation(answer);
    checkIn.mockImplementation(() => (status === null ? failing(404)() : Promise.resolve(stayWith(status))));
    expect(await outcome(sendOnce(client, slug, () => write(isRefusalFinal)))).toBe(expected);
    expect(updateCheckIn).toHaveBeenCalledExactlyOnceWith({ status: 'canceled' });
  });

  test('an open outcome can be looked for as often as it takes; nothing is sent again', async () => {
    updateCheckIn.mockImplementation(failing());
    checkIn.mockImplementation(failing(404));
    const sent = write(true);
    const error = await sendOnce(client, slug, () => sent).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ trouble: 'lost', unresolved: sent, cause: { code: 'network' } });
    expect(await outcome(verify(client, slug, sent))).toBe('lost');
    checkIn.mockResolvedValue(stayWith('confirmed'));
    expect(await outcome(verify(client, slug, sent))).toBe('refused');
    checkIn.mockResolvedValue(stayWith('canceled'));
    expect(await outcome(verify(client, slug, sent))).toBe('done');
    expect(updateCheckIn).toHaveBeenCalledOnce();
  });
});

describe('what does not leave', () => {
  test.each([
    ['offline (S53)', { onLine: false, locks: locks(false) }, 'offline'],
    ['while another tab is at work (S51)', { onLine: true, locks: locks(true) }, 'busy-elsewhere'],
  ])('%s', async (_words, navigator, trouble) => {
    vi.stubGlobal('navigator', navigator);
    const make = vi.fn<() => StayWrite>();
    expect(await outcome(sendOnce(client, slug, make))).toBe(trouble);
    expect(make).not.toHaveBeenCalled();
    expect(checkIn).not.toHaveBeenCalled();
  });

  test('a write that cannot be made', async () => {
    const refused = new Error('refused');
    expect(await outcome(sendOnce(client, slug, () => Promise.reject(refused)))).toBe(refused);
    expect(updateCheckIn).not.toHaveBeenCalled();
  });
});

describe('B5 a write that would overwrite what another device has sent', () => {
  const careful = (): StayWrite => ({ ...write(true), isOvertakenBy: ({ isCancelled }) => isCancelled });

  test.each<[string, Answer | (() => Promise<CheckIn>), number, unknown]>([
    ['the stay is as the guest saw it: it is sent', () => Promise.resolve(stayWith('confirmed')), 1, 'done'],
    ['another device was first: nothing is sent', () => Promise.resolve(stayWith('canceled')), 0, 'overtaken'],
    ['the stay cannot be read: the server decides', failing(500), 1, 'done'],
    ['no network for the read: the server decides', failing(), 1, 'done'],
  ])('%s', async (_words, read, sent, expected) => {
    checkIn.mockImplementation(read as () => Promise<CheckIn>);
    updateCheckIn.mockResolvedValue({ status: 'canceled' });
    const result = await sendOnce(client, slug, careful).then(
      () => 'done',
      (error: unknown) => (error instanceof Overtaken ? 'overtaken' : error),
    );
    expect(result).toBe(expected);
    expect(updateCheckIn).toHaveBeenCalledTimes(sent);
  });

  test('a write that overwrites nothing reads nothing before it', async () => {
    updateCheckIn.mockResolvedValue({ status: 'canceled' });
    await sendOnce(client, slug, () => write(true));
    expect(checkIn).not.toHaveBeenCalled();
  });
});

describe('the stay on screen', () => {
  beforeEach(async () => {
    checkIn.mockResolvedValue(stayWith('confirmed'));
    await client.fetchQuery(stayQuery(slug));
  });
  const shown = () => client.getQueryData(stayQuery(slug).queryKey);

  test('has the change at once, without being read (R7-47)', async () => {
    updateCheckIn.mockResolvedValue({ status: 'canceled' });
    await sendOnce(client, slug, () => write(false));
    expect(shown()).toMatchObject({ status: 'canceled', isCancelled: true });
    expect(checkIn).toHaveBeenCalledOnce();
  });

  test.each([
    ['a clear yes', saying('{"status":"canceled"}')],
    ['a lost answer', failing()],
  ])('%s: a read that began before the write is not believed', async (_words, answer) => {
    const early = Promise.withResolvers<CheckIn>();
    checkIn.mockReturnValueOnce(early.promise).mockResolvedValue(stayWith('canceled'));
    const reading = client.refetchQueries(stayQuery(slug));
    updateCheckIn.mockImplementation(answer);
    await sendOnce(client, slug, () => write(false));
    early.resolve(stayWith('confirmed'));
    await reading;
    expect(shown()).toMatchObject({ isCancelled: true });
  });
});
