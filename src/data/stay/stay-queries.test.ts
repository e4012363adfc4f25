import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { request } from '#api/http-client.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { sleep } from '#lib/time.ts';

import { MINIMAL } from '../../../tests/support/stay-answers.ts';
import { stayQuery } from './stay-queries.ts';

vi.mock('#api/http-client.ts', () => ({ request: vi.fn<typeof request>() }));

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.mocked(request).mockReset();
});

describe('a tab that is looked at again reads the stay again, and sees what another tab did', () => {
  test.each([
    // Being visible again and getting the focus are two events.
    [0, false],
    [0.5, false],
    [2, true],
    [6, true],
    [29, true],
    [31, true],
    // The device's clock was set back by an hour.
    [-3_600, true],
  ])('read %d s ago: %s', async (secondsAgo, isReadAgain) => {
    vi.mocked(request).mockResolvedValue({ ...MINIMAL, status: 'canceled' });
    const query = stayQuery('abc' as Slug);
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    client.mount();
    client.setQueryData(query.queryKey, stayFromDto(MINIMAL), { updatedAt: Date.now() - secondsAgo * 1_000 });
    const observer = new QueryObserver(client, { ...query, refetchOnMount: false });
    const stop = observer.subscribe(() => {});

    focusManager.setFocused(false);
    focusManager.setFocused(true);
    // The client looks at its queries a few microtasks later.
    await sleep(0);
    expect(request).toHaveBeenCalledTimes(isReadAgain ? 1 : 0);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.isCancelled).toBe(isReadAgain));
    stop();
    client.unmount();
  });
});
