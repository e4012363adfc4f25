import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccessPage } from '#features/access/access-page.tsx';

import { openPage } from './-open-page.ts';

/** The doors of the stay, in walking order (R2-30). */
export const Route = createFileRoute('/stay/access')({
  staticData: { title: msg`Getting in`, opensWithoutHouse: true },
  loader: ({ context }) => openPage(context),
  component: function AccessPageRoute() {
    const { slug } = Route.useRouteContext();
    return <AccessPage slug={slug} />;
  },
});
