import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { ApiError } from '#api/api-error.ts';
import { request } from '#api/http-client.ts';
import { createQueryClient } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { fc } from '../support/fast-check.ts';
import { MINIMAL } from '../support/stay-answers.ts';
import { howMany, RANDOM_MS, seedOr } from '../support/how-far.ts';

vi.mock('#api/http-client.ts', () => ({ request: vi.fn<typeof request>() }));

const SLUGS = ['stay-a', 'stay-b', 'stay-c'] as Slug[];

/** An action of a guest: opens the page of a stay, or reloads the shown one. */
type Step = { readonly open: Slug } | 'again';

const steps = fc.array(
  fc.oneof(
    fc.constantFrom(...SLUGS).map((open): Step => ({ open })),
    fc.constant<Step>('again'),
  ),
  { minLength: 2, maxLength: 8 },
);

const lost = () => new ApiError({ code: 'unknown', operation: 'checkIn', message: 'HTTP 500', status: 500 });

test(
  'in whatever order answers arrive, a page never shows another stay than the one it requested (S47)',
  async () => {
    let shown = 0;
    const wrong: unknown[] = [];
    notifyManager.setScheduler(queueMicrotask);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, fc.infiniteStream(fc.boolean()), async (scheduler, each, fails) => {
        vi.mocked(request).mockImplementation(async ({ url }) => {
          const slug = url.split('/').at(-1);
          const answer = fails.next().value === true ? Promise.reject(lost()) : Promise.resolve({ ...MINIMAL, slug });
          return scheduler.schedule(answer, String(slug));
        });
        const client = createQueryClient();
        let slug = SLUGS[0] as Slug;
        const observer = new QueryObserver(client, { ...stayQuery(slug), staleTime: 0 });
        const stop = observer.subscribe(({ data }) => {
          if (data === undefined) return;
          shown += 1;
          if (data.slug !== slug) wrong.push({ requested: slug, shown: data.slug });
        });
        const guest = scheduler.scheduleSequence(
          each.map((step) => async () => {
            if (step === 'again') {
              void observer.refetch();
              return;
            }
            slug = step.open;
            observer.setOptions({ ...stayQuery(slug), staleTime: 0 });
          }),
        );
        await scheduler.waitFor(guest.task);
        await scheduler.waitIdle();
        // The effects of an answer complete within the same task.
        await new Promise((done) => setImmediate(done));
        stop();
        client.clear();
      }),
      { seed: seedOr(47), numRuns: howMany(200, 5_000) },
    );
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(howMany(200, 200));
  },
  RANDOM_MS,
);
