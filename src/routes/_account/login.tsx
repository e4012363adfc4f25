import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { SignInPage } from '#features/sign-in/sign-in-page.tsx';

import { requireNoLogin } from '../-login.ts';

/** Signing in, full-screen (R2-08, R2-58). */
export const Route = createFileRoute('/_account/login')({
  staticData: { title: msg`Sign in`, isFullScreen: true },
  beforeLoad: requireNoLogin,
  component: function LoginRoute() {
    const { slug } = Route.useSearch();
    return <SignInPage mode="login" slug={slug} />;
  },
});
