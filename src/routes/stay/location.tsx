import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { LocationPage } from '#features/location/location-page.tsx';

import { byStay } from '../-search.ts';
import { requireStayAtDoor } from './-guards.ts';

/** Where the property is and how to get in (R2-29). */
export const Route = createFileRoute('/stay/location')({
  staticData: { back: <BackToStay />, title: msg`Where to find us` },
  loaderDeps: byStay,
  loader: ({ context }) => requireStayAtDoor(context),
  component: function LocationPageRoute() {
    const { slug } = Route.useRouteContext();
    return <LocationPage slug={slug} />;
  },
});
