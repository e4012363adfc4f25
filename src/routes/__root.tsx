import { CatchBoundary, createRootRouteWithContext, Navigate, Outlet, redirect } from '@tanstack/react-router';

import { MessengerWhenOpened } from '#features/messenger/messenger-when-opened.tsx';
import { PrivacyLine } from '#features/notices/privacy-line.tsx';
import { LastHelp } from '#features/shell/last-help.tsx';
import { Shell } from '#features/shell/shell.tsx';

import type { RouterContext } from '../app/router-context.ts';
import { keptSearch, validateRootSearch } from './-search.ts';
import { StayFailure } from './stay/-stay-failure.tsx';

/** The characters of a path with its search and fragment. */
const LONGEST_ADDRESS = 8_192;

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: validateRootSearch,
  // No link of the product is longer, and the parsers of addresses are safe only for short ones (S36).
  beforeLoad: ({ location }) => {
    if (location.href.length > LONGEST_ADDRESS) throw redirect({ to: '/error', search: {}, replace: true });
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
  // When the failure page fails, too, the router would show an English text without a way on.
  errorComponent: (failure) => (
    <CatchBoundary getResetKey={() => ''} errorComponent={LastHelp}>
      <StayFailure {...failure} />
    </CatchBoundary>
  ),
  // The router matches a path with a broken %-sequence to no route, not even `$`. It leads to the stay, too (R2-51).
  notFoundComponent: function UndecodablePath() {
    return <Navigate to="/stay" search={keptSearch(Route.useSearch())} replace />;
  },
});
