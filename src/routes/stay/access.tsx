import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';

import { asWalkStep } from '#domain/access/walk-in.ts';
import { AccessPage } from '#features/access/access-page.tsx';

import { LateWalkIn } from './-late-walk-in.tsx';
import { openPage } from './-open-page.ts';

interface AccessSearch {
  /** Opens the walk in, at the door of this number. */
  walk?: string | undefined;
}

/** The doors of the stay, in walking order (R2-30), and the walk in over them (R2-163). */
export const Route = createFileRoute('/stay/access')({
  staticData: { title: msg`Getting in`, opensWithoutHouse: true },
  validateSearch: ({ walk }: Record<string, unknown>): AccessSearch => ({ walk: asWalkStep(walk)?.toString() }),
  loader: ({ context }) => openPage(context),
  component: function AccessPageRoute() {
    const { slug } = Route.useRouteContext();
    const step = asWalkStep(Route.useSearch().walk);
    return (
      <>
        <AccessPage slug={slug} />
        <Suspense>{step !== undefined && <LateWalkIn slug={slug} step={step} />}</Suspense>
      </>
    );
  },
});
