import { CatchBoundary, createRootRouteWithContext, Navigate, Outlet, redirect } from '@tanstack/react-router';

import { LONGEST_ADDRESS, readStayLink } from '#domain/stay/stay-link.ts';
import { MessengerWhenOpened } from '#features/messenger/messenger-when-opened.tsx';
import { PrivacyLine } from '#features/notices/privacy-line.tsx';
import { LastHelp } from '#features/shell/last-help.tsx';
import { Shell } from '#features/shell/shell.tsx';

import type { RouterContext } from '../app/router-context.ts';
import { withoutStay } from './-arrival.ts';
import { keptSearch, validateRootSearch } from './-search.ts';
import { StayFailure } from './stay/-stay-failure.tsx';

/** Whether the address needs a stay: a page of the stay area, or an unknown path, which redirects there (R2-51). */
const needsStay = (matches: readonly { readonly routeId: string }[]): boolean =>
  matches.length === 1 || matches.some(({ routeId }) => routeId === '/$' || routeId.includes('/stay'));

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: validateRootSearch,
  // Runs before any page reads the address: corrects a readable link, and rejects an unreadable one (L2, S36).
  beforeLoad: ({ context: { settings }, location, matches }): void => {
    const state = { whyHere: 'unreadable-link' } as const;
    if (location.href.length > LONGEST_ADDRESS) throw redirect({ to: '/error', search: {}, state, replace: true });
    const { address, isUnreadable } = readStayLink(location.href);
    if (address !== location.href) throw redirect({ href: address, state: true, replace: true });
    if (isUnreadable && needsStay(matches)) {
      throw redirect({ to: withoutStay(settings), search: {}, state, replace: true });
    }
  },
  component: () => (
    <Shell
      question={
        <>
          <MessengerWhenOpened />
          <PrivacyLine />
        </>
      }
    >
      <Outlet />
    </Shell>
  ),
  // If the failure page fails as well, the router's default would be an English text without links.
  errorComponent: (failure) => (
    <CatchBoundary getResetKey={() => ''} errorComponent={LastHelp}>
      <StayFailure {...failure} />
    </CatchBoundary>
  ),
  // Paths with invalid percent-encoding match no route, not even `$`. They redirect to the stay as well (R2-51).
  notFoundComponent: function UndecodablePath() {
    return <Navigate to="/stay" search={keptSearch(Route.useSearch())} replace />;
  },
});
