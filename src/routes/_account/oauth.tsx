import { createFileRoute } from '@tanstack/react-router';

import { OauthLanding } from '#features/sign-in/oauth-landing.tsx';

/** Where a provider would send a guest back to; a token is never taken from the address (R2-10, R2-125). */
export const Route = createFileRoute('/_account/oauth')({
  staticData: { isFullScreen: true },
  component: function OauthRoute() {
    const { slug } = Route.useSearch();
    return <OauthLanding slug={slug} />;
  },
});
