import { createFileRoute } from '@tanstack/react-router';

import { OauthLanding } from '#features/sign-in/oauth-landing.tsx';

/** The return address of a login provider; a token in the address is never used (R2-10, R2-125). */
export const Route = createFileRoute('/_account/oauth')({
  staticData: { isFullScreen: true },
  component: function OauthRoute() {
    const { slug } = Route.useSearch();
    return <OauthLanding slug={slug} />;
  },
});
