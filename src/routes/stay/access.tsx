import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { Suspense } from 'react';

import { AccessPage } from '#features/access/access-page.tsx';
import { lazyOptional } from '#lib/lazy-optional.ts';

import { byStay } from '../-search.ts';
import { requireStay } from './-require-stay.ts';

/** If its file cannot be loaded, the list of doors is still shown. */
const WalkInPage = lazyOptional(() => import('./-walk-in.tsx').then((file) => file.WalkInPage));

interface AccessSearch {
  /** Opens the walk in at this step. */
  walk?: string | undefined;
}

/** The doors of the stay in walking order (R2-30), and the walk in on top (R2-163). */
export const Route = createFileRoute('/stay/access')({
  staticData: { title: msg`Getting in`, opensWithoutProperty: true, isQuiet: true },
  validateSearch: ({ walk }: Record<string, unknown>): AccessSearch => (typeof walk === 'string' ? { walk } : {}),
  loaderDeps: byStay,
  loader: ({ context }) => requireStay(context),
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
