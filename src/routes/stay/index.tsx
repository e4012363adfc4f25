import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { nextKey } from '#domain/access/way-in.ts';
import { prepareStay, StayIndex } from '#features/stay/stay-index.tsx';
import { clock } from '#lib/clock.ts';
import { isBehindFirstView } from '#lib/is-behind-first-view.ts';
import { sleep } from '#lib/time.ts';

import { byStay } from '../-search.ts';
import { PARTS_OF_STAY } from './-parts-of-stay.ts';

/** The page waits so long for its first files: the next key, and behind a first view all else. */
const FILES_MS = 500;

/** The stay at a glance (R2-15). */
export const Route = createFileRoute('/stay/')({
  staticData: { title: msg({ message: 'Stay', context: 'navigation' }), opensWithoutHouse: true, shape: 'stay' },
  loaderDeps: byStay,
  loader: async ({ context: { queryClient, slug } }) => {
    const stay = await queryClient.ensureQueryData(stayQuery(slug)).catch(() => undefined);
    if (stay === undefined) return;
    const prepare = async () => {
      const property = await queryClient.ensureQueryData(propertyQuery(stay.propertyId)).catch(() => undefined);
      await prepareStay(stay, property, PARTS_OF_STAY);
    };
    const files: Promise<void>[] = [];
    if (nextKey(stay, clock.read())) files.push(PARTS_OF_STAY.nextKey.prepare());
    if (isBehindFirstView()) files.push(prepare());
    await Promise.race([Promise.all(files), sleep(FILES_MS)]);
  },
  component: function StayRoute() {
    const { slug } = Route.useRouteContext();
    return <StayIndex slug={slug} parts={PARTS_OF_STAY} />;
  },
});
