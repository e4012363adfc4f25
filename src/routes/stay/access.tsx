import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccessPage } from '#features/access/access-page.tsx';

import { LateWalkIn } from './-late-walk-in.tsx';
import { byStay } from '../-search.ts';
import { openPage } from './-open-page.ts';

interface AccessSearch {
  /** Opens the walk in, at the door of this number. */
  walk?: string | undefined;
}

/** The doors of the stay, in walking order (R2-30), and the walk in over them (R2-163). */
export const Route = createFileRoute('/stay/access')({
  staticData: { title: msg`Getting in`, opensWithoutHouse: true, isQuiet: true },
  validateSearch: ({ walk }: Record<string, unknown>): AccessSearch => (typeof walk === 'string' ? { walk } : {}),
  loaderDeps: byStay,
  loader: ({ context }) => openPage(context),
  component: function AccessPageRoute() {
    const { slug } = Route.useRouteContext();
    const { walk } = Route.useSearch();
    return (
      <>
        <AccessPage slug={slug} />
        {walk !== undefined && <LateWalkIn slug={slug} walk={walk} />}
      </>
    );
  },
});
