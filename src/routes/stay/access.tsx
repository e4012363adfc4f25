import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { Suspense } from 'react';

import { BackToStay } from '#components/link.tsx';
import { propertyQuery } from '#data/property.ts';
import { guideCodeOf } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { AccessPage } from '#features/access/access-page.tsx';
import { guideQuery } from '#features/location/use-guide.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { sleep } from '#lib/time.ts';

import { byStay } from '../-search.ts';
import { requireStayAtDoor } from './-guards.ts';
import type { PageContext } from './-guards.ts';

/** If its file cannot be loaded, the list of doors is still shown. */
const WalkInPage = lazyOptional(() => import('./-walk-in.tsx').then((file) => file.WalkInPage));

const LONGEST_WAIT_MS = 1_000;

/** Loads what the walk shows first; without it the walk comes a little later. */
const loadWalk = ({ queryClient }: PageContext, { propertyId }: Stay): Promise<unknown> => {
  const property = queryClient.getQueryData(propertyQuery(propertyId).queryKey);
  const code = property ? guideCodeOf(property.key) : null;
  // Without a guide the query has nothing to load, and would report a failure.
  const guide = code === null ? undefined : queryClient.ensureQueryData(guideQuery(code));
  return Promise.all([WalkInPage.preload(), guide]).catch(() => {});
};

interface AccessSearch {
  /** Opens the walk in at this step. */
  walk?: string | undefined;
}

/** The doors of the stay in walking order (R2-30), and the walk in on top (R2-163). */
export const Route = createFileRoute('/stay/access')({
  staticData: { back: <BackToStay />, title: msg`Getting in`, opensWithoutProperty: true, isQuiet: true },
  validateSearch: ({ walk }: Record<string, unknown>): AccessSearch => (typeof walk === 'string' ? { walk } : {}),
  loaderDeps: byStay,
  loader: async ({ context, location }) => {
    const stay = await requireStayAtDoor(context);
    // The page before it stays until the walk is there, so that nothing comes between them.
    if (stay && 'walk' in location.search) await Promise.race([loadWalk(context, stay), sleep(LONGEST_WAIT_MS)]);
    return stay;
  },
  component: function AccessPageRoute() {
    const { slug } = Route.useRouteContext();
    const { walk } = Route.useSearch();
    return (
      <>
        <AccessPage slug={slug} />
        {walk !== undefined && (
          <Suspense>
            <WalkInPage slug={slug} walk={walk} />
          </Suspense>
        )}
      </>
    );
  },
});
