import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { SignInPage } from '#features/sign-in/sign-in-page.tsx';

import { requireNoLogin } from '../-login.ts';

/** Joining, full-screen (R2-09, R2-58). */
export const Route = createFileRoute('/_account/signup')({
  staticData: { title: msg`Join the Inner Circle`, isFullScreen: true },
  beforeLoad: requireNoLogin,
  component: function SignUpRoute() {
    const { slug } = Route.useSearch();
    return <SignInPage mode="signup" slug={slug} />;
  },
});
