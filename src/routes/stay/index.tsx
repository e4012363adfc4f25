import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { stayQuery } from '#data/stay/stay-queries.ts';
import { nextKey } from '#domain/access/next-key.ts';
import { StayIndex } from '#features/stay/stay-index.tsx';

import { clock } from '#lib/clock.ts';
import { sleep } from '#lib/sleep.ts';

import { byStay } from '../-search.ts';
import { PARTS_OF_STAY, prepareNextKey } from './-parts-of-stay.ts';

/** The page waits this long for the file that draws the next key in the first frame. */
const KEY_MS = 500;

/** The stay at a glance (R2-15). */
export const Route = createFileRoute('/stay/')({
  staticData: { title: msg({ message: 'Stay', context: 'navigation' }), opensWithoutHouse: true, shape: 'stay' },
  loaderDeps: byStay,
  loader: async ({ context: { queryClient, slug } }) => {
    const stay = await queryClient.ensureQueryData(stayQuery(slug)).catch(() => undefined);
    if (stay && nextKey(stay, clock.read())) await Promise.race([prepareNextKey(), sleep(KEY_MS)]);
  },
  component: function StayRoute() {
    const { slug } = Route.useRouteContext();
    return <StayIndex slug={slug} parts={PARTS_OF_STAY} />;
  },
});
