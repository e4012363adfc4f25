import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { sleep } from '#lib/sleep.ts';

import { aStay } from '../../tests/support/a-stay.ts';

const slug = 'abc' as Slug;

afterEach(() => focusManager.setFocused(undefined));

/** How often a stay that was read some seconds ago is read when the guest returns to the tab. */
async function readsOnReturn(secondsAgo: number): Promise<number> {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn<() => Promise<Stay>>(() => Promise.resolve(aStay()));
  client.setQueryData(stayQuery(slug).queryKey, aStay(), { updatedAt: Date.now() - secondsAgo * 1_000 });
  const stop = new QueryObserver(client, { ...stayQuery(slug), queryFn, refetchOnMount: false }).subscribe(() => {});
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  // The client looks at its queries a few microtasks later.
  await sleep(0);
  stop();
  client.unmount();
  return queryFn.mock.calls.length;
}

describe('a tab that is looked at again reads the stay again', () => {
  test.each([
    [0, 0],
    [4, 0],
    [6, 1],
    [29, 1],
    [31, 1],
  ])('read %i s ago: %i reads', async (secondsAgo, reads) => {
    expect(await readsOnReturn(secondsAgo)).toBe(reads);
  });
});
