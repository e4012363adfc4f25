import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { OnlineCheckIn } from '#features/check-in/online-check-in.tsx';

import { openPage } from './-open-page.ts';

/** In-stay check-in: guest details, then identity (R2-37). */
export const Route = createFileRoute('/stay/check-in')({
  staticData: { title: msg`Check in` },
  loader: ({ context }) => openPage(context),
  component: function OnlineCheckInRoute() {
    const { slug } = Route.useRouteContext();
    return <OnlineCheckIn slug={slug} />;
  },
});
